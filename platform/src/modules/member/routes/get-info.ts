import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { MemberModule } from '../index.ts';
import { knownMember } from '../known-member.ts';
import { memberInfoOf } from '../member-info.rules.ts';

export function getMemberInfoRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, getMemberInfo, async (_input, { member }) => {
    const found = await knownMember(memberModule, member.memberId);
    return memberInfoOf(found, await memberModule.uplineTransferMode());
  });
}
