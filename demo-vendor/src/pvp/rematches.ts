import type { Sitter } from './queue.ts';
import type { Seals } from './seals.ts';

/** Who asked for another match with the same opponent, by the match that is over. In memory: no stake hangs on it. */
export function createRematches(seals: Seals) {
  const asked = new Map<string, Sitter>();
  const placeOf = (matchId: string) => `again ${matchId}`;
  return {
    /** The seal of the next match, and who asked for it. */
    view: (matchId: string) => ({
      seal: seals.of(placeOf(matchId)).commitment,
      askedBy: asked.get(matchId)?.playerId,
    }),
    /** Both sitters and the seed when the second one asks, nothing when the first one does. */
    ask(matchId: string, sitter: Sitter, seal: string) {
      const place = placeOf(matchId);
      if (seal !== seals.of(place).commitment) return 'seal_changed';
      const other = asked.get(matchId);
      if (!other || other.playerId === sitter.playerId) {
        asked.set(matchId, other ?? sitter);
        return undefined;
      }
      asked.delete(matchId);
      const sitters: readonly [Sitter, Sitter] = [other, sitter];
      return { seed: seals.use(place).seed, sitters };
    },
    /** True when there was something to withdraw. */
    withdraw(matchId: string, playerId: string): boolean {
      const asker = asked.get(matchId)?.playerId;
      // Who asked keeps the seal that was shown then, whoever else goes.
      if (asker === undefined || asker === playerId) seals.forget(placeOf(matchId));
      return asker === playerId && asked.delete(matchId);
    },
  };
}
