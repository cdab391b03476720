import { listWithheldReferrals } from '@portal/shared/contract/rewards/operator-referral';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { Referral } from '../referral/open-referral.ts';
import { withheldLinks } from '../referral/withheld-links.ts';

/** For operators who are asked why a friend brought nothing. */
export function listWithheldReferralsRoute(app: FastifyInstance, { deps: { member } }: Referral): void {
  route(app, listWithheldReferrals, async ({ member: named, ...paging }) => {
    const { list, totalPages } = await withheldLinks(app.kernel, { ...paging, memberId: await member.idOf(named) });
    const accounts = await member.accountsOf(list.flatMap(({ inviterId, friendId }) => [inviterId, friendId]));
    const rows = list.flatMap(({ inviterId, friendId, withheld, invitedAt, withheldAt }) => {
      if (!withheld || !withheldAt) return [];
      const who = { inviter: accounts.get(inviterId) ?? '', friend: accounts.get(friendId) ?? '' };
      return [{ ...who, reason: withheld, invitedAt: invitedAt.toISOString(), at: withheldAt.toISOString() }];
    });
    return { list: rows, totalPages };
  });
}
