/** Addresses: a page for each, without reloading; and leaves, which lie over a page until one goes back. */

class Router {
  path = $state(location.pathname);
  leaf = $state<string>(history.state?.leaf ?? "");

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Gives the page another address, as if one had come by that. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#look();
  }

  /** Lays a leaf over the page; going back takes it away. */
  open(leaf: string): void {
    history.pushState({ leaf }, "");
    this.#look();
    scrollTo(0, 0);
  }

  close(): void {
    history.back();
  }

  parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  #look = (): void => {
    this.path = location.pathname;
    this.leaf = history.state?.leaf ?? "";
  };

  constructor() {
    addEventListener("popstate", this.#look);
  }
}

export const router = new Router();

/** Follows links of the house without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
