/** A player who looks for a match. */
export interface Sitter {
  playerId: string;
  launchId: string;
  gameCode: string;
  roomId: string;
  /** Added by the page to the chance of the deal. */
  clientSeed: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** Players who wait for an opponent; each waits in one room. */
export function createQueue() {
  const waiting = new Map<string, Sitter>();
  const isIn = (sitter: Sitter, gameCode: string, roomId: string) =>
    sitter.gameCode === gameCode && sitter.roomId === roomId;
  return {
    waitingIn: (gameCode: string, roomId: string) =>
      [...waiting.values()].filter((sitter) => isIn(sitter, gameCode, roomId)),
    of: (playerId: string) => waiting.get(playerId),
    add: (sitter: Sitter) => void waiting.set(sitter.playerId, sitter),
    remove: (playerId: string) => waiting.delete(playerId),
  };
}
