/** What each player asked for last, while that takes its time: whoever asks for something else has changed their mind. */
export function createWishes() {
  const last = new Map<string, symbol>();
  return {
    begin(playerId: string): symbol {
      const wish = Symbol(playerId);
      last.set(playerId, wish);
      return wish;
    },
    /** Whether it is still the player's last wish; it is none any more then. */
    end: (playerId: string, wish: symbol) => last.get(playerId) === wish && last.delete(playerId),
    forget: (playerId: string) => void last.delete(playerId),
  };
}
