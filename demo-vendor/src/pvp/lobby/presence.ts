/** A page that follows the card lobby for a player. */
export interface Viewer {
  playerId: string;
  gameCode: string;
  /** The page's id, new with every load. */
  pageId: string;
  /** Called when something that the page shows has changed. */
  update(): void;
  /** Called when another page of the player has taken the seat. */
  moved(): void;
}

const maxReplacedPages = 50;

/** Tracks presence: one page for each player and game, the one that was opened last. */
export function createPresence() {
  const here = new Map<string, Viewer>();
  const replaced = new Map<string, string[]>();
  const keyOf = (playerId: string, gameCode: string) => `${playerId} ${gameCode}`;

  return {
    /** Enters a page in place of any other; false if it was itself replaced and does not take over. */
    enter(viewer: Viewer, takesOver: boolean): boolean {
      const key = keyOf(viewer.playerId, viewer.gameCode);
      const old = replaced.get(key) ?? [];
      if (old.includes(viewer.pageId) && !takesOver) return false;
      const before = here.get(key);
      here.set(key, viewer);
      const others = old.filter((pageId) => pageId !== viewer.pageId);
      const isOther = before && before.pageId !== viewer.pageId;
      replaced.set(key, (isOther ? [...others, before.pageId] : others).slice(-maxReplacedPages));
      if (isOther) before.moved();
      return true;
    },
    /** Removes a page; false if another stream or page has already replaced it. */
    leave(viewer: Viewer): boolean {
      const key = keyOf(viewer.playerId, viewer.gameCode);
      return here.get(key) === viewer && here.delete(key);
    },
    isHere: (playerId: string, gameCode: string) => here.has(keyOf(playerId, gameCode)),
    /** Returns whether the seat belongs to this page. */
    isSeatOf: (playerId: string, gameCode: string, pageId: string) =>
      here.get(keyOf(playerId, gameCode))?.pageId === pageId,
    viewer: (playerId: string, gameCode: string) => here.get(keyOf(playerId, gameCode)),
    of: (gameCode: string) => [...here.values()].filter((viewer) => viewer.gameCode === gameCode),
  };
}
