import { moveBranch } from '@portal/shared/contract/agents/operator-agents';
import type { FastifyInstance } from 'fastify';
import type { ServiceDeps } from '../../../flows/act-on-member.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { type MemberModule, uplineIds } from '../../accounts/index.ts';

/** Moves a branch and writes its audit line in one transaction. */
export function moveBranchRoute(app: FastifyInstance, { member, operator: operatorModule }: ServiceDeps): void {
  route(app, moveBranch, async (asked, { operator }) => {
    const head = await member.named(asked.member);
    const upline = asked.upline === null ? undefined : await member.named(asked.upline);
    return app.kernel.database.transaction(async () => {
      const { oldPath, newPath, memberIds } = await member.branches.move(head.id, upline?.id ?? null);
      const before = await directUpline(member, oldPath);
      const moved = { account: head.account, before, upline: upline?.account ?? null, members: memberIds.length };
      const line = { who: operator.username, act: 'move-branch', target: head.account, why: asked.why };
      await operatorModule.audit({ ...line, detail: { memberId: head.id, oldPath, newPath, ...moved } });
      return moved;
    });
  });
}

async function directUpline(member: MemberModule, path: string): Promise<string | null> {
  const id = uplineIds(path).at(-1);
  return id ? ((await member.byId(id))?.account ?? null) : null;
}
