import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import {
  claimReward,
  declineReward,
  exportBonuses,
  listBonuses,
  listRewards,
} from '@portal/shared/contract/rewards/rewards';
import { exportRowsAtMost, recordMonths } from '@portal/shared/contract/time/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { recordPeriodOf } from '../../../kernel/time/record-period.rules.ts';
import type { NamedRequirement } from '../../payments/index.ts';
import type { Grants } from '../grants/grants.ts';
import { turnoverReference } from '../grants/pay-grant.ts';
import type { Grant } from '../grants/reward-grants.tables.ts';
import { showReward, showWeights } from '../grants/show-reward.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';

export function claimRewardRoute(app: FastifyInstance, grants: Grants): void {
  route(app, claimReward, async ({ id }, { member, language }) =>
    showReward(await grants.claim(member.memberId, id), language, app.kernel.clock.now()),
  );
}

export function declineRewardRoute(app: FastifyInstance, grants: Grants): void {
  route(app, declineReward, async ({ id }, { member, language }) =>
    showReward(await grants.decline(member.memberId, id), language, app.kernel.clock.now()),
  );
}

type Bonus = CallResult<typeof listBonuses>['list'][number];

/** Serves the caller's bonuses, on screen and as a file. */
export function listBonusesRoute(app: FastifyInstance, { grants, settings, turnover }: RewardKindDeps): void {
  const { clock } = app.kernel;
  const periodOf = async (asked: { from?: string | undefined; to?: string | undefined }, months: number) =>
    recordPeriodOf(asked, { timeZone: await settings.get('timeZone'), now: clock.now(), months });

  async function shown(list: readonly Grant[], language: LanguageCode): Promise<Bonus[]> {
    const requirements = await turnover.named(list.map(({ id }) => turnoverReference(id)));
    return list.map((grant) => {
      const requirement = requirements.get(turnoverReference(grant.id));
      const reward = showReward(grant, language, clock.now());
      return { ...reward, ...(requirement && { wagering: showWagering(requirement) }) };
    });
  }

  async function* fileRows(pages: AsyncIterable<Grant[]>, language: LanguageCode): AsyncGenerator<string[]> {
    for await (const page of pages)
      for (const { claimedAt = '', name, source, amount, wagering } of await shown(page, language))
        yield [
          claimedAt,
          name,
          source.replaceAll('-', ' '),
          amount,
          wagering?.required ?? '0.00',
          wagering?.bet ?? '0.00',
        ];
  }

  route(app, listBonuses, async ({ from, to, source, ...page }, { member, language }) => {
    const period = await periodOf({ from, to }, recordMonths.screen);
    const found = await grants.bonuses(member.memberId, { period, source }, page);
    const open = await turnover.open(member.memberId);
    return {
      list: await shown(found.list, language),
      totalPages: found.totalPages,
      totals: { bonuses: found.bonuses, amount: amountFromMinor(found.amountMinor) },
      bySource: found.bySource.map(({ amountMinor, ...each }) => ({ ...each, amount: amountFromMinor(amountMinor) })),
      open: { required: amountFromMinor(open.required), missing: amountFromMinor(open.missing) },
      period: { from: period.from, to: period.to },
    };
  });

  csvRoute(app, exportBonuses, async ({ source, ...asked }, { member, language }) => {
    const period = await periodOf(asked, recordMonths.file);
    const filter = { period, source };
    if ((await grants.countBonuses(member.memberId, filter)) > exportRowsAtMost)
      throw new Refusal('export_too_large', { params: { rows: exportRowsAtMost } });
    return {
      name: `bonuses-${period.from}-${period.to}`,
      columns,
      days: period,
      timeZone: member.timeZone,
      rows: fileRows(grants.allBonuses(member.memberId, filter), language),
    };
  });
}

const columns = [
  ...columnsOf('time', 'Claimed'),
  ...columnsOf('text', 'Bonus', 'Given for'),
  ...columnsOf('number', 'Amount', 'To be bet', 'Of it bet'),
];

const showWagering = ({
  requiredMinor,
  betMinor,
  weights,
  boundMinor,
}: NamedRequirement): NonNullable<Bonus['wagering']> => ({
  required: amountFromMinor(requiredMinor),
  bet: amountFromMinor(betMinor),
  weights: showWeights(weights),
  bound: amountFromMinor(boundMinor),
});

export function listRewardsRoute(app: FastifyInstance, grants: Grants): void {
  route(app, listRewards, async (query, { member, language }) => {
    const now = app.kernel.clock.now();
    const { list, totalPages } = await grants.page(member.memberId, query);
    const rewardCount = await grants.countClaimable(member.memberId);
    const shown = list.map((grant) => showReward(grant, language, now));
    return { list: shown, totalPages, rewardCount, serverTime: now.toISOString() };
  });
}
