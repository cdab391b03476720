export interface GameAddress {
  /** Address of the game page. */
  content: string;
  /** Origin whose messages the frame page accepts. */
  origin: string;
}

/** One of the list by chance (docs/product.md 9), so that the CDNs share the load; `random` is 0 to below 1. */
export function chosenCdn(cdns: readonly string[], random: number): string | undefined {
  return cdns[Math.floor(random * cdns.length)];
}

/**
 * The same game page through a CDN in front of its origin: path and query stay, with the folder of the CDN before them.
 * A page that is not of the origin it names, a CDN on our own origin, and one a secure page may not frame are left out.
 */
export function throughCdn<T extends GameAddress>(game: T, cdn: string | undefined, ownOrigin: string): T {
  if (!cdn || !URL.canParse(cdn) || !URL.canParse(game.content)) return game;
  const front = new URL(cdn);
  const page = new URL(game.content);
  const isMixed = ownOrigin.startsWith('https:') && front.protocol !== 'https:';
  if (!/^https?:$/.test(front.protocol) || isMixed || front.origin === ownOrigin || page.origin !== game.origin)
    return game;
  const folder = front.pathname.replace(/\/+$/, '');
  return { ...game, content: front.origin + folder + page.pathname + page.search + page.hash, origin: front.origin };
}
