import { stopPlay } from '@portal/shared/contract/games/operator-suspensions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { auditName, type StopDeps, stopTargetOf } from './stop-target.ts';

/** Suspends play: no new bet is taken once it has answered. The audit line is written in the same transaction. */
export function stopPlayFlow(app: FastifyInstance, deps: StopDeps): void {
  route(app, stopPlay, async ({ why, ...asked }, { operator }) => {
    const stopTarget = await stopTargetOf(deps, asked);
    const { scope, target } = stopTarget;
    await app.kernel.database.transaction(async () => {
      await deps.games.stopPlay({ scope, target, who: operator.username, why });
      await deps.operator.audit({
        who: operator.username,
        act: 'stop-play',
        target: auditName(stopTarget),
        why,
        detail: { scope, target },
      });
    });
    return stopTarget;
  });
}
