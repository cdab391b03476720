import { amountFromMinor } from '@portal/shared/contract/amounts';
import { listReferralFriends } from '@portal/shared/contract/rewards/referral';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { maskedAccount } from '../../../games/index.ts';
import type { Referral } from '../open-referral.ts';

/** Shows nothing that identifies a friend or reveals their funds. */
export function listReferralFriendsRoute(app: FastifyInstance, { reads, deps }: Referral): void {
  route(app, listReferralFriends, async (query, { member }) => {
    const { list, totalPages } = await reads.friends(member.memberId, query);
    const accounts = await deps.member.accountsOf(list.map(({ friendId }) => friendId));
    return {
      list: list.map(({ friendId, invitedAt, firstDepositAt, reachedAt, earnedMinor, withheld }) => ({
        name: maskedAccount(accounts.get(friendId) ?? ''),
        invitedAt: invitedAt.toISOString(),
        hasDeposited: firstDepositAt !== null,
        hasReached: reachedAt !== null,
        earned: amountFromMinor(earnedMinor),
        ...(withheld && { withheld }),
      })),
      totalPages,
    };
  });
}
