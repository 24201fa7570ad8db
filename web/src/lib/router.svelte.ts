// Addresses of the hall. Every screen has one, so that it can be sent to a friend or reloaded.

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address of this screen without a new entry in the history, as when a slider moves. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }
}

export const router = new Router();

/** Links within the hall change the screen without loading the page; modified clicks open a tab as usual. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
