// What a person tries to do, and why it did not work.

import { reason } from "./reason";

export class Deeds {
  /** Why the last deed was refused; empty if it was not. */
  problem = $state("");

  /** Do something that the server may refuse. */
  attempt = async (deed: () => Promise<unknown>): Promise<void> => {
    this.problem = "";
    try {
      await deed();
    } catch (error) {
      this.problem = reason(error);
    }
  };
}
