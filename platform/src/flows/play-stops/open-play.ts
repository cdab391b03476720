import { openPlay } from '@portal/shared/contract/games/operator-suspensions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { auditName, type StopDeps, stopTargetOf } from './stop-target.ts';

export function openPlayFlow(app: FastifyInstance, deps: StopDeps): void {
  route(app, openPlay, async ({ why, ...asked }, { operator }) => {
    const stopTarget = await stopTargetOf(deps, asked);
    const { scope, target } = stopTarget;
    return app.kernel.database.transaction(async () => {
      const wasStopped = await deps.games.openPlay({ scope, target });
      await deps.operator.audit({
        who: operator.username,
        act: 'open-play',
        target: auditName(stopTarget),
        why,
        detail: { scope, target, wasStopped },
      });
      return { ...stopTarget, wasStopped };
    });
  });
}
