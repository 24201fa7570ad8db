// A choice is made by taking hold of things: each choice names its handles, and it is made when all have been picked.

export interface Handle {
  kind: string;
  name: string;
}

export interface Choice {
  action: string;
  handles: Handle[];
}

export const keyOf = ({ kind, name }: Handle): string => `${kind} ${name}`;
export const same = (one: Handle, other: Handle): boolean => one.kind === other.kind && one.name === other.name;

/** A table on which one takes hold of things. */
interface Holder {
  isLit: (kind: string, name: string) => boolean;
  isPicked: (kind: string, name: string) => boolean;
  pick: (kind: string, name: string) => void;
}

/** What makes an element a thing that is taken hold of, or a place for what is carried. */
export const grip = (table: Holder, kind: string, name: string) => {
  const [isLit, isPicked] = [table.isLit(kind, name), table.isPicked(kind, name)];
  return {
    "data-handle": keyOf({ kind, name }),
    "data-move": isLit || isPicked ? "" : undefined,
    "data-drop": isLit ? "" : undefined,
    tabindex: isLit || isPicked ? 0 : -1,
    "aria-pressed": isPicked,
    onclick: () => table.pick(kind, name),
  };
};

/** The classes of such an element: whether it may be picked, and whether it has been. */
export const grasp = (table: Holder, kind: string, name: string) => ({
  lit: table.isLit(kind, name),
  picked: table.isPicked(kind, name),
});

/** What has been picked for a choice, and what may be picked next. */
export class Picking<One extends Choice> {
  picked = $state.raw<Handle[]>([]);
  #choices: () => One[];
  #choose: (choice: One) => void;
  #refuse: (handle: Handle) => void;

  constructor(choices: () => One[], choose: (choice: One) => void, refuse: (handle: Handle) => void) {
    this.#choices = choices;
    this.#choose = choose;
    this.#refuse = refuse;
  }

  readonly left = $derived.by(() => this.with(this.picked));
  readonly #lit = $derived.by(
    () =>
      new Set(
        this.left.flatMap(({ handles }) => handles.filter(({ kind, name }) => !this.isPicked(kind, name)).map(keyOf)),
      ),
  );
  /** The choices for which everything has been picked, where there are several. */
  readonly asked = $derived.by(() =>
    this.picked.length ? this.left.filter(({ handles }) => handles.length === this.picked.length) : [],
  );

  /** The choices that all of these belong to. */
  with(picked: Handle[]): One[] {
    return this.#choices().filter(
      ({ handles }) => picked.length === 0 || picked.every((one) => handles.some((other) => same(one, other))),
    );
  }

  isLit = (kind: string, name: string): boolean => this.#lit.has(`${kind} ${name}`);
  isPicked = (kind: string, name: string): boolean => this.picked.some((one) => same(one, { kind, name }));

  pick = (kind: string, name: string): void => {
    const handle: Handle = { kind, name };
    if (this.isPicked(kind, name)) {
      this.picked = this.picked.filter((one) => !same(one, handle));
      return;
    }
    if (this.isLit(kind, name)) this.picked = [...this.picked, handle];
    else if (this.with([handle]).length) this.picked = [handle];
    else {
      this.picked = [];
      this.#refuse(handle);
      return;
    }
    const [only, ...others] = this.asked;
    if (only && others.length === 0 && this.left.length === 1) this.#choose(only);
  };

  /** Begin anew with this. */
  take = (kind: string, name: string): boolean => {
    const handle: Handle = { kind, name };
    this.picked = this.with([handle]).length ? [handle] : [];
    return this.picked.length > 0;
  };

  drop = (): void => {
    this.picked = [];
  };
}
