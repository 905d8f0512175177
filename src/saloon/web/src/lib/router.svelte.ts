/** Addresses: a page for each, without reloading. */

class Router {
  path = $state(location.pathname);

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
}

export const router = new Router();

addEventListener("popstate", () => (router.path = location.pathname));

/** Follows links of the house without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || link.hash) return;
  event.preventDefault();
  router.go(link.pathname);
}
