import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import { recordMonths } from '@portal/shared/contract/records/record-period';
import { listBonuses } from '@portal/shared/contract/rewards/reward-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { recordPeriodOf } from '../../../../kernel/record-period.rules.ts';
import type { NamedRequirement } from '../../../payments/index.ts';
import type { RoomDeps } from '../../room-deps.ts';
import { turnoverReference } from '../pay-grant.ts';
import { showReward } from '../show-reward.ts';

type Wagering = NonNullable<CallResult<typeof listBonuses>['list'][number]['wagering']>;

export function listBonusesRoute(app: FastifyInstance, { grants, content, turnover }: RoomDeps): void {
  route(app, listBonuses, async ({ from, to, ...asked }, { member, language }) => {
    const timeZone = await content.settings.get('timeZone');
    const place = { timeZone, now: app.kernel.clock.now(), months: recordMonths.screen };
    const period = recordPeriodOf({ from, to }, place);
    const { list, totalPages, bonuses, amountMinor } = await grants.bonuses(member.memberId, { ...asked, period });
    const requirements = await turnover.named(list.map(({ id }) => turnoverReference(id)));
    const open = await turnover.open(member.memberId);
    return {
      list: list.map((grant) => {
        const requirement = requirements.get(turnoverReference(grant.id));
        return { ...showReward(grant, language), ...(requirement && { wagering: showWagering(requirement) }) };
      }),
      totalPages,
      totals: { bonuses, amount: amountFromMinor(amountMinor) },
      open: { required: amountFromMinor(open.required), missing: amountFromMinor(open.missing) },
      period: { from: period.from, to: period.to },
    };
  });
}

const showWagering = ({ requiredMinor, betMinor, weights }: NamedRequirement): Wagering => ({
  required: amountFromMinor(requiredMinor),
  bet: amountFromMinor(betMinor),
  weights: Object.entries(weights ?? {}).map(([gameType, percent]) => ({ gameType, percent })),
});
