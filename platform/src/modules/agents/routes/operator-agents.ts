import { proposeBranchMove } from '@portal/shared/contract/agents/operator-agents';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { type MemberModule, uplineIds } from '../../accounts/index.ts';
import { type ApprovalRequest, type ApprovalsModule, staleWhen } from '../../approvals/index.ts';

const moveAct = 'branch.move';

/** Branches moved by two admins, since the pay of agents follows. */
export function branchMoveRoute(
  app: FastifyInstance,
  { approvals, member }: { approvals: ApprovalsModule; member: MemberModule },
): void {
  approvals.register(moveAct, { run: (request) => move(member, request), deciderOf: () => 'admin' });

  route(app, proposeBranchMove, (asked, { operator }) =>
    approvals.propose(operator, async () => {
      const named = await member.named(asked.member);
      const above = asked.upline === null ? undefined : await member.named(asked.upline);
      const { head, upline } = await member.branches.movable(named.id, above?.id ?? null);
      const targetId = `branch ${head.id}`;
      const seenVersion = await approvals.countDone(moveAct, targetId);
      const input = {
        memberId: head.id,
        account: head.account,
        before: await directUpline(member, head.uplinePath),
        ...(upline && { uplineId: upline.id, upline: upline.account }),
      };
      const audit = { act: 'propose-move-branch', target: head.account };
      return { act: moveAct, targetId, seenVersion, input, why: asked.why, audit };
    }),
  );
}

const faults = ['branch_there_already', 'branch_under_itself', 'upline_not_agent', 'new_upline_closed', 'not_found'];

/** Moves a branch from where both admins saw it. @throws Refusal `proposal_stale` */
async function move(member: MemberModule, { input }: ApprovalRequest) {
  const { memberId = '', uplineId } = input;
  const { oldPath, newPath, memberIds } = await staleWhen(faults, () =>
    member.branches.move(memberId, uplineId ?? null),
  );
  if ((await directUpline(member, oldPath)) !== input.before) throw new Refusal('proposal_stale');
  return { act: 'move-branch', detail: { oldPath, newPath, members: memberIds.length, ...input } };
}

/** Account of the direct upline; empty at the top. */
async function directUpline(member: MemberModule, path: string): Promise<string> {
  const id = uplineIds(path).at(-1);
  return id ? ((await member.byId(id))?.account ?? '') : '';
}
