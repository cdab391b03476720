/** A player in the match queue. */
export interface Sitter {
  playerId: string;
  launchId: string;
  gameCode: string;
  roomId: string;
  /** The client seed from the page. */
  clientSeed: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** Creates the match queue; each player waits in one room. */
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
