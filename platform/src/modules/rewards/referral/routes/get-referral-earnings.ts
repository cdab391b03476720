import { amountFromMinor } from '@portal/shared/contract/amounts';
import { recordMonths } from '@portal/shared/contract/record-period';
import { getReferralEarnings } from '@portal/shared/contract/rewards/referral';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { recordPeriodOf } from '../../../../kernel/record-period.rules.ts';
import type { Referral } from '../open-referral.ts';

export function getReferralEarningsRoute(app: FastifyInstance, { reads, deps }: Referral): void {
  route(app, getReferralEarnings, async (asked, { member }) => {
    const timeZone = await deps.content.settings.get('timeZone');
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
