import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { getReferral, getReferralEarnings, listReferralFriends } from '@portal/shared/contract/rewards/referral';
import { recordMonths } from '@portal/shared/contract/time/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { recordPeriodOf } from '../../../kernel/time/record-period.rules.ts';
import { maskedAccount } from '../../games/index.ts';
import type { Referral } from '../referral/open-referral.ts';

export function getReferralEarningsRoute(app: FastifyInstance, { reads, deps }: Referral): void {
  route(app, getReferralEarnings, async (asked, { member }) => {
    const timeZone = await deps.settings.get('timeZone');
    const period = recordPeriodOf(asked, { timeZone, now: app.kernel.clock.now(), months: recordMonths.screen });
    const found = await reads.earnings(member.memberId, period);
    const total = found.reduce((sum, { reward, share }) => sum + reward + share, 0n);
    return {
      points: found.map(({ day, reward, share }) => ({
        day,
        rewards: amountFromMinor(reward),
        shares: amountFromMinor(share),
        total: amountFromMinor(reward + share),
      })),
      total: amountFromMinor(total),
      period: { from: period.from, to: period.to },
    };
  });
}

export function getReferralRoute(app: FastifyInstance, referral: Referral): void {
  route(app, getReferral, async (_input, { member: { memberId } }) => {
    const found = await referral.deps.member.byId(memberId);
    if (!found) throw new Refusal('account_closed');
    const code = await referral.codes.of(found);
    const terms = await referral.terms();
    const earns = await referral.isEarner(memberId, terms.agentsEarn);
    const { friends, reached, earnedMinor } = await referral.reads.totals(memberId);
    return {
      code,
      path: `/register?${new URLSearchParams({ referralCode: code })}`,
      terms: {
        ...terms,
        inviterReward: earns ? terms.inviterReward : '0.00',
        shareBasisPoints: earns ? terms.shareBasisPoints : 0,
      },
      friends,
      reached,
      earned: amountFromMinor(earnedMinor),
    };
  });
}

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
