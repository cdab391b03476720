/** Tracks each player's latest pending request; a newer one cancels it. */
export function createWishes() {
  const last = new Map<string, symbol>();
  return {
    begin(playerId: string): symbol {
      const wish = Symbol(playerId);
      last.set(playerId, wish);
      return wish;
    },
    /** Ends a request; returns whether it was still the player's latest. */
    end: (playerId: string, wish: symbol) => last.get(playerId) === wish && last.delete(playerId),
    forget: (playerId: string) => void last.delete(playerId),
  };
}
