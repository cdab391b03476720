import { rollbackIdOf, winIdOf } from '../../../tickets/transactions.ts';
import { correctionIdOf, instantDrawId } from '../lottery-ticket.ts';
import type { PartAt } from '../ticket-store.ts';
import type { ChangedPart } from './decide.rules.ts';

/** Parts with an item to send to the platform, by transaction, in order of arrival. */
interface DueParts {
  /** Returns parts for `settle`: those a player waits for come before the tickets of a draw. */
  settle(limit: number): [transactionId: string, at: PartAt][];
  resettle(limit: number): [transactionId: string, at: PartAt][];
  find(transactionId: string): PartAt | undefined;
  /** Records the due items of parts that are on disk. */
  note(key: string, parts: readonly ChangedPart[]): void;
  drop(transactionIds: Iterable<string>): void;
  /** Moves these behind the others. */
  putOff(transactionIds: readonly string[]): void;
}

export function createDueParts(): DueParts {
  const urgent = new Map<string, PartAt>();
  const common = new Map<string, PartAt>();
  const again = new Map<string, PartAt>();
  const all = [urgent, common, again];

  return {
    settle: (limit) => first([urgent, common], limit),
    resettle: (limit) => first([again], limit),
    find: (id) => urgent.get(id) ?? common.get(id) ?? again.get(id),
    note(key, parts) {
      for (const { no, part } of parts) {
        const { roundId, drawId, state, corrections } = part;
        if (state === 'returning') urgent.set(rollbackIdOf(roundId), { key, no });
        else if (state === 'settling') (drawId === instantDrawId ? urgent : common).set(winIdOf(roundId), { key, no });
        else if (state === 'resettling') again.set(correctionIdOf(roundId, corrections), { key, no });
      }
    },
    drop(transactionIds) {
      for (const id of transactionIds) for (const due of all) due.delete(id);
    },
    putOff(transactionIds) {
      for (const id of transactionIds)
        for (const due of all) {
          const at = due.get(id);
          if (!at) continue;
          due.delete(id);
          due.set(id, at);
        }
    },
  };
}

function first(queues: readonly Map<string, PartAt>[], limit: number): [string, PartAt][] {
  const found: [string, PartAt][] = [];
  for (const queue of queues)
    for (const entry of queue) {
      if (found.length === limit) return found;
      found.push(entry);
    }
  return found;
}
