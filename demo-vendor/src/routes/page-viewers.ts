/** Maximum pages of a player in a game: eight windows side by side, and some that have just gone. */
const pagesAPlayer = 10;

/** A page that watches a game. */
export interface PageViewer {
  playerId: string;
  /** Called when another page of the player replaces it. */
  end(): void;
}

/** Creates the registry of viewers by game and player. */
export function createPageViewers<Viewer extends PageViewer>() {
  const byGame = new Map<string, Set<Viewer>>();
  const byPlayer = new Map<string, Set<Viewer>>();
  const of = (gameCode: string): ReadonlySet<Viewer> => byGame.get(gameCode) ?? new Set<Viewer>();

  function leave(gameCode: string, viewer: Viewer): void {
    drop(byGame, gameCode, viewer);
    drop(byPlayer, viewer.playerId, viewer);
  }
  return {
    /** Adds a viewer; returns the unsubscribe. */
    add(gameCode: string, viewer: Viewer): () => void {
      const own = [...of(gameCode)].filter(({ playerId }) => playerId === viewer.playerId);
      for (const old of own.slice(0, Math.max(0, own.length + 1 - pagesAPlayer))) {
        leave(gameCode, old);
        old.end();
      }
      put(byGame, gameCode, viewer);
      put(byPlayer, viewer.playerId, viewer);
      return () => leave(gameCode, viewer);
    },
    of,
    /** Returns the pages of a player in all games. */
    ofPlayer: (playerId: string): ReadonlySet<Viewer> => byPlayer.get(playerId) ?? new Set<Viewer>(),
    all: () => [...byGame.values()].flatMap((each) => [...each]),
  };
}

function put<Viewer>(groups: Map<string, Set<Viewer>>, key: string, viewer: Viewer): void {
  groups.set(key, (groups.get(key) ?? new Set<Viewer>()).add(viewer));
}

function drop<Viewer>(groups: Map<string, Set<Viewer>>, key: string, viewer: Viewer): void {
  const group = groups.get(key);
  group?.delete(viewer);
  if (group?.size === 0) groups.delete(key);
}
