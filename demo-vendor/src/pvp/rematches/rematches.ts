import type { Sitter } from '../lobby/queue.ts';
import type { Seals } from '../lobby/seals.ts';

/** Creates the rematch requests, by finished match. In memory only, since no stake depends on them. */
export function createRematches(seals: Seals) {
  const asked = new Map<string, Sitter>();
  const sealKeyOf = (matchId: string) => `again ${matchId}`;
  return {
    /** Returns the seal of the next match, and who requested it. */
    view: (matchId: string) => ({
      seal: seals.of(sealKeyOf(matchId)).commitment,
      askedBy: asked.get(matchId)?.playerId,
    }),
    /** Records a request; returns both sitters and the seed for the second one, undefined for the first. */
    ask(matchId: string, sitter: Sitter, seal: string) {
      const sealKey = sealKeyOf(matchId);
      if (seal !== seals.of(sealKey).commitment) return 'seal_changed';
      const other = asked.get(matchId);
      if (!other || other.playerId === sitter.playerId) {
        asked.set(matchId, other ?? sitter);
        return undefined;
      }
      asked.delete(matchId);
      const sitters: readonly [Sitter, Sitter] = [other, sitter];
      return { seed: seals.use(sealKey).seed, sitters };
    },
    /** Withdraws a request; returns whether there was one. */
    withdraw(matchId: string, playerId: string): boolean {
      const asker = asked.get(matchId)?.playerId;
      // The seal shown at the request stays valid if only the other player leaves.
      if (asker === undefined || asker === playerId) seals.forget(sealKeyOf(matchId));
      return asker === playerId && asked.delete(matchId);
    },
  };
}
