import assert from 'node:assert/strict';
import type { App } from '@portal/platform/app';
import type { Database } from '@portal/platform/kernel/database/database';
import { memberAccount } from '@portal/platform/modules/wallet/index';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { type Bystander, claimedTypes, playerStakeMinor, roundsOfType } from './reward-bets.ts';
import { openingPoints, type RewardFixture } from './reward-fixture.ts';
import {
  prizesOfTournament,
  prizesOfWeek,
  rebateBasisPoints,
  shareBasisPoints,
  stakePerPointMinor,
} from './reward-settings.ts';

const memberTexts = {
  money: `select member_id, sum(amount_minor)::text as sum from reward_grants where state = 'claimed' group by member_id`,
  points: `select member_id, sum(points)::text as sum from reward_grants where state = 'claimed' group by member_id`,
  converted: 'select member_id, sum(points)::text as sum from point_conversions group by member_id',
  redeemed: 'select member_id, sum(points * quantity)::text as sum from point_redemptions group by member_id',
  held: `select member_id, sum(points * quantity)::text as sum from point_redemptions where state = 'in_process'
    group by member_id`,
  missions: 'select member_id, count(*)::text as sum from missions_reached group by member_id',
  validBets: 'select member_id, sum(valid_minor)::text as sum from rebate_days group by member_id',
} as const;

/** Compares paid rebates with the rate. */
const wronglyRebated = `select member_id as name from rebate_days
  where paid_minor <> rebated_minor * ${rebateBasisPoints} / 10000
  union all select d.member_id from (select member_id, game_type, sum(paid_minor) as paid from rebate_days group by 1, 2) d
    left join (select member_id, game_type, sum(amount_minor) as paid from rebate_payments group by 1, 2) p
      on p.member_id = d.member_id and p.game_type = d.game_type where coalesce(p.paid, 0) <> d.paid`;

/** Wallets, points and what jobs paid, recomputed from the bets. */
export async function checkFigures(app: App, database: Database, fixture: RewardFixture): Promise<void> {
  const { wallet } = app.modules;
  const sums = async (what: keyof typeof memberTexts) => {
    const rows = await database.call<{ member_id: string; sum: string }>(`sum_${what}`, memberTexts[what], []);
    const found = new Map(rows.map(({ member_id, sum }) => [member_id, BigInt(sum)]));
    return (memberId: string) => found.get(memberId) ?? 0n;
  };
  const [money, points, converted] = [await sums('money'), await sums('points'), await sums('converted')];
  const [redeemed, held] = [await sums('redeemed'), await sums('held')];
  const [missions, validBets] = [await sums('missions'), await sums('validBets')];
  const types = claimedTypes.length + 1;
  const rounds = roundsOfType(fixture.scale);
  // The kinds of points are those of the game types; fishing counts with slots.
  const staked = BigInt(rounds) * playerStakeMinor;
  for (const { memberId, account } of fixture.players) {
    assert.equal(await wallet.balanceOf(memberAccount(memberId)), money(memberId), `money of ${account}`);
    const earned = (staked * BigInt(types)) / stakePerPointMinor;
    const left = openingPoints + earned + points(memberId) - converted(memberId) - redeemed(memberId);
    assert.equal(await wallet.balanceOf(memberAccount(memberId, 'points')), left, `points of ${account}`);
    assert.equal(await wallet.balanceOf(memberAccount(memberId, 'points-hold')), held(memberId), `held of ${account}`);
    assert.equal(missions(memberId), BigInt(Math.min(rounds * types, fixture.missions)), `missions of ${account}`);
    assert.equal(validBets(memberId), staked * BigInt(types), `valid bets of ${account}`);
  }
  assert.deepEqual(await database.call('wrongly_rebated', wronglyRebated, []), [], 'rebates');
  const best = [...fixture.bystanders].reverse().slice(0, prizesOfWeek.length);
  for (const one of fixture.bystanders) {
    const prizes = [prizesOfWeek, prizesOfTournament].map((of) => minorUnits(of[best.indexOf(one)] ?? '0.00'));
    const won = prizes.reduce((sum, prize) => sum + prize, 0n);
    const due = rateOf(one, rebateBasisPoints) + won + shareOf(one, fixture.bystanders);
    assert.equal(await wallet.balanceOf(memberAccount(one.memberId)), due, `what the jobs paid ${one.stakeMinor}`);
  }
}

const rateOf = ({ stakeMinor }: Bystander, basisPoints: number) => (stakeMinor * BigInt(basisPoints)) / 10_000n;

/** Of yesterday's bets of those whom a bystander has invited. */
const shareOf = ({ memberId }: Bystander, all: readonly Bystander[]) =>
  all
    .filter(({ inviterId }) => inviterId === memberId)
    .reduce((sum, friend) => sum + rateOf(friend, shareBasisPoints), 0n);
