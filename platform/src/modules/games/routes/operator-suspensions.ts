import {
  listSuspensions,
  type PlayScope,
  playScopes,
  resumePlay,
  suspendPlay,
} from '@portal/shared/contract/games/operator-suspensions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { isAloneInDemo } from '../../../kernel/security/own-login.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { ApprovalsModule } from '../../approvals/index.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { GamesModule } from '../index.ts';

export function listSuspensionsRoute(app: FastifyInstance, { games }: SuspensionDeps): void {
  route(app, listSuspensions, async () => ({ stops: await games.listSuspensions() }));
}

const openAct = 'play.open';

/**
 * Ends a suspension. All but those of players hold wins, too: one person proposes their end and an admin decides. In a
 * demo the operator of its machine, who is alone, ends them.
 */
export function resumePlayRoute(app: FastifyInstance, deps: SuspensionDeps): void {
  const { approvals, games } = deps;
  approvals.register(openAct, {
    deciderOf: () => 'admin',
    async run({ targetId, seenVersion, input }) {
      if ((await approvals.countDone(openAct, targetId)) !== seenVersion) throw new Refusal('proposal_stale');
      const scope = playScopes.find((one) => one === input.scope) ?? 'all';
      if (!(await games.resumePlay({ scope, target: input.target ?? '' }))) throw new Refusal('proposal_stale');
      return { act: 'open-play', detail: input };
    },
  });

  route(app, resumePlay, async ({ why, ...asked }, { operator }) => {
    const stopTarget = await stopTargetOf(deps, asked);
    const { scope, target, name } = stopTarget;
    if (scope !== 'player' && !isAloneInDemo(app.kernel, operator)) {
      if (!(await games.isSuspended({ scope, target }))) return { ...stopTarget, wasStopped: false };
      const proposal = await approvals.propose(operator, async () => {
        const targetId = `play ${scope} ${target}`.trim();
        const seenVersion = await approvals.countDone(openAct, targetId);
        const audit = { act: 'propose-open-play', target: auditName(stopTarget) };
        return { act: openAct, targetId, seenVersion, input: { scope, target, name }, why, audit };
      });
      return { ...stopTarget, wasStopped: true, proposal: proposal.id };
    }
    return app.kernel.database.transaction(async () => {
      const wasStopped = await games.resumePlay({ scope, target });
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
export function suspendPlayRoute(app: FastifyInstance, deps: SuspensionDeps): void {
  route(app, suspendPlay, async ({ why, ...asked }, { operator }) => {
    const stopTarget = await stopTargetOf(deps, asked);
    const { scope, target } = stopTarget;
    await app.kernel.database.transaction(async () => {
      await deps.games.suspendPlay({ scope, target, who: operator.username, why });
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

export interface SuspensionDeps {
  approvals: ApprovalsModule;
  games: GamesModule;
  member: MemberModule;
  operator: OperatorModule;
}

/** Resolves the operator's target to its internal id and its display name. @throws Refusal `not_found` */
export async function stopTargetOf(
  { games, member }: SuspensionDeps,
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
  const name = await games.suspendedName({ scope, target });
  if (name === undefined) throw new Refusal('not_found');
  return { scope, target, name };
}

/** Returns its name in the audit. */
export const auditName = ({ scope, name }: { scope: PlayScope; name: string }): string =>
  scope === 'all' ? name : `${scope} ${name}`;
