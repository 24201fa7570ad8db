// What whoever looks after the hall may do, with the token that opens it. The token stays in this tab.

import { ask } from "./api";
import type { Table } from "./protocol";

const TOKEN = "warhall.admin";

export const kept = (): string => sessionStorage.getItem(TOKEN) ?? "";

export function keep(token: string): void {
  if (token) sessionStorage.setItem(TOKEN, token);
  else sessionStorage.removeItem(TOKEN);
}

export type HeldTable = Table & { closed: boolean };

export interface Person {
  id: number;
  name: string;
  seat: number | null;
  muted: boolean;
  account: boolean;
}

export interface Ban {
  id: number;
  kind: "address" | "account";
  whom: string;
  until: number | null;
}

export interface Report {
  id: number;
  table_id: string;
  name: string;
  text: string;
  at: number;
}

const asked = <Answer>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<Answer> =>
  ask(method, `/api/admin/${path}`, body, kept());

export const tables = (): Promise<HeldTable[]> => asked("GET", "tables");
export const changeTable = (id: string, change: { listed?: boolean; closed?: boolean }): Promise<void> =>
  asked("PUT", `tables/${id}`, change);
export const people = (id: string): Promise<Person[]> => asked("GET", `tables/${id}/people`);
export const changePerson = (
  table: string,
  person: number,
  change: { muted?: boolean; kicked?: boolean },
): Promise<void> => asked("PUT", `tables/${table}/people/${person}`, change);
export const bans = (): Promise<Ban[]> => asked("GET", "bans");
export const ban = (kind: Ban["kind"], whom: string, days: number | null): Promise<void> =>
  asked("POST", "bans", { kind, whom, days });
export const lift = (id: number): Promise<void> => asked("DELETE", `bans/${id}`);
export const reports = (): Promise<Report[]> => asked("GET", "reports");
export const settle = (id: number): Promise<void> => asked("DELETE", `reports/${id}`);
export const changeHouse = (change: { announcement?: string | null; read_only?: boolean }): Promise<void> =>
  asked("PUT", "house", change);
export const newPassword = (name: string): Promise<{ password: string }> => asked("POST", "passwords", { name });
