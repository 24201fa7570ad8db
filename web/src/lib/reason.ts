import { Refused } from "./api";
import { say } from "./l10n.svelte";

/** A refusal in words for a person. */
export function reason(error: unknown): string {
  if (error instanceof Refused) return error.refusal.text || say(error.status === 0 ? "offline" : "went-wrong");
  return say("went-wrong");
}
