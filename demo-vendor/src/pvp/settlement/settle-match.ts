import { vendorSettle } from '@portal/shared/contract/vendor-api/settlement';
import { backoffMs } from '../../retry/backoff.rules.ts';
import type { Seat } from '../matches/match.rules.ts';
import type { MatchDeps } from '../matches/match-deps.ts';
import { afterSettle, dueItems } from './settle.rules.ts';

/** Pays wins or returns stakes, and retries until the platform answers or the process stops. */
export async function settleMatch(deps: MatchDeps, matchId: string, winner?: Seat): Promise<void> {
  const { matchStore, clock, gateway, log, changed } = deps;
  for (let attempt = 1; ; attempt += 1) {
    const match = matchStore.match(matchId);
    const items = match ? dueItems(match, winner) : [];
    if (items.length === 0) return;
    const reply = await gateway.call(vendorSettle, { items });
    const decided = reply.kind === 'answer' ? reply.value.results.filter(({ status }) => status !== 'later') : [];
    for (const { transactionId, status, code } of decided) {
      if (status === 'refused') log('an item of a match was refused', { transactionId, code });
    }
    const now = matchStore.match(matchId);
    if (now && decided.length > 0) {
      await matchStore.save(afterSettle(now, decided));
      changed(matchStore.match(matchId) ?? now);
      attempt = 0;
    } else if (!(await clock.wait(backoffMs(attempt, Math.random())))) return;
  }
}
