import { getMemberInfo, getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { MemberModule } from '../index.ts';
import { knownMember } from '../known-member.ts';
import { memberInfoOf } from '../member-info.rules.ts';
import { maySendToUpline } from '../upline-transfer.rules.ts';

export function getMemberInfoRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, getMemberInfo, async (_input, { member }) => {
    const found = await knownMember(memberModule, member.memberId);
    return memberInfoOf(found, await memberModule.uplineTransferMode());
  });
}

/** Lists the setting's pages that the member can use, with counts where something is counted. */
export function getMemberMenuRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, getMemberMenu, async (_input, { member }) => {
    const owner = await knownMember(memberModule, member.memberId);
    const hasUplinePage = maySendToUpline(owner, await memberModule.uplineTransferMode());
    const pages = (await memberModule.menu.pages()).filter((page) => page !== 'transferUpline' || hasUplinePage);
    const items = pages.map(async (page) => ({ page, count: await memberModule.menu.countOf(page, member.memberId) }));
    return { items: await Promise.all(items) };
  });
}
