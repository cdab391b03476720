import { getMemberInfo } from '@portal/shared/contract/member/get-info';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { MemberModule } from '../index.ts';
import { memberInfoOf } from '../member-info.rules.ts';

export function getMemberInfoRoute(app: FastifyInstance, door: MemberModule): void {
  route(app, getMemberInfo, async (_input, { member }) => {
    const found = await door.byId(member.memberId);
    if (!found) throw new Refusal('not_logged_in');
    return memberInfoOf(found, await door.uplineTransferMode());
  });
}
