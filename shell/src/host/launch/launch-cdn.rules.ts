interface GameAddress {
  /** Address of the game page. */
  content: string;
  /** Origin whose messages the frame page accepts. */
  origin: string;
}

/** Picks one CDN of the list at random (docs/product.md 9) to share the load; `random` is 0 to below 1. */
export function chosenCdn(cdns: readonly string[], random: number): string | undefined {
  return cdns[Math.floor(random * cdns.length)];
}

/**
 * Returns the game page's address on a CDN in front of its origin: path and query stay, prefixed with the CDN's folder.
 * Unchanged: a page of another origin than named, a CDN on our own origin, one that a secure page may not frame.
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
