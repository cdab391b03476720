/** Tracks each player's latest pending request; a newer one cancels it. */
export function createPendingRequests() {
  const last = new Map<string, symbol>();
  return {
    begin(playerId: string): symbol {
      const request = Symbol(playerId);
      last.set(playerId, request);
      return request;
    },
    /** Ends a request; returns whether it was still the player's latest. */
    end: (playerId: string, request: symbol) => last.get(playerId) === request && last.delete(playerId),
    forget: (playerId: string) => void last.delete(playerId),
  };
}
