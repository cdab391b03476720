import { settleAll, ticketWork } from '../../tickets/settler.ts';
import type { Seat } from '../matches/match.rules.ts';
import type { MatchDeps } from '../matches/match-deps.ts';
import { afterSettle, dueItems } from './settle.rules.ts';

/** Pays wins or returns stakes, and retries until the platform answers or the process stops. */
export function settleMatch(deps: MatchDeps, matchId: string, winner?: Seat): Promise<void> {
  const { matchStore } = deps;
  const work = ticketWork(deps, {
    tickets: () => [matchStore.match(matchId) ?? []].flat(),
    dueItems: (match) => dueItems(match, winner),
    afterSettle,
    save: matchStore.save,
  });
  return settleAll(deps, work);
}
