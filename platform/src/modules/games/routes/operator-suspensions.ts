import { listPlayStops, openPlay, type PlayScope, stopPlay } from '@portal/shared/contract/games/operator-suspensions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { GamesModule } from '../index.ts';

export function listPlayStopsRoute(app: FastifyInstance, { games }: StopDeps): void {
  route(app, listPlayStops, async () => ({ stops: await games.listStops() }));
}

export function openPlayRoute(app: FastifyInstance, deps: StopDeps): void {
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

/** Suspends play: no new bet is taken once it has answered. The audit line is written in the same transaction. */
export function stopPlayRoute(app: FastifyInstance, deps: StopDeps): void {
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

export interface StopDeps {
  games: GamesModule;
  member: MemberModule;
  operator: OperatorModule;
}

/** Resolves the operator's target to its internal id and its display name. @throws Refusal `not_found` */
export async function stopTargetOf(
  { games, member }: StopDeps,
  { scope, target }: { scope: PlayScope; target: string },
): Promise<{ scope: PlayScope; target: string; name: string }> {
  if (scope === 'all') {
    if (target !== '') throw new Refusal('not_found');
    return { scope, target, name: 'all play' };
  }
  if (scope === 'player') {
    const found = await member.named(target);
    return { scope, target: found.id, name: found.account };
  }
  const name = await games.stopName({ scope, target });
  if (name === undefined) throw new Refusal('not_found');
  return { scope, target, name };
}

/** Returns its name in the audit. */
export const auditName = ({ scope, name }: { scope: PlayScope; name: string }): string =>
  scope === 'all' ? name : `${scope} ${name}`;
