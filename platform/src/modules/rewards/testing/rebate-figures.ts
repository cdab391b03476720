import assert from 'node:assert/strict';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { getRebates } from '@portal/shared/contract/rewards/rebates';
import { getPlayerRank } from '@portal/shared/contract/rewards/vip';
import type { App } from '../../../app.ts';
import { apiClient } from '../../../testing/api-client.ts';
import type { Member } from '../../accounts/index.ts';

interface RawBet {
  memberId: string;
  gameType: string;
  /** YYYY-MM-DD. */
  day: string;
  stakeMinor: bigint;
}

/** Sums in numbers, by key. */
type Sums = Record<string, number>;

/**
 * Compares rank, leaderboard and rebates of members with a recount of their raw bets: valid bets by day and category,
 * the rank at the end of each day, and its rate. Only for days within the claim window.
 */
export async function checkRebateFigures(app: App, members: readonly Member[], bets: readonly RawBet[]): Promise<void> {
  const { ranks: levels } = await app.modules.settings.get('rewards.vip');
  const { categories } = await app.modules.settings.get('rewards.rebates');
  const thresholds = levels.map(({ rank, validBet }) => ({ rank, least: Number(minorUnits(validBet)) }));
  const rankAt = (sum: number) =>
    Math.max(0, ...thresholds.filter(({ least }) => least <= sum).map(({ rank }) => rank));
  for (const { id: memberId, rankLevel } of members) {
    const own = bets.filter((bet) => bet.memberId === memberId);
    const byDay = addUp(own, ({ day }) => day);
    const ranks: Sums = {};
    let sum = 0;
    for (const day of Object.keys(byDay).sort()) {
      sum += byDay[day] ?? 0;
      ranks[day] = Math.max(rankLevel, rankAt(sum));
    }
    const token = await sessionOf(app, memberId);
    const shown = (await apiClient(app).send(getRebates, {}, { token })).value;
    assert.equal(shown.rankLevel, Math.max(rankLevel, rankAt(sum)), memberId);
    for (const { gameType, mode, days } of shown.categories.filter((each) => each.mode === 'manual')) {
      const rates = categories.find((each) => each.gameType === gameType)?.rates ?? [];
      const rateOf = (rank: number) => rates.filter((rate) => rate.rank <= rank).sort((a, b) => b.rank - a.rank)[0];
      const valid = addUp(
        own.filter((bet) => bet.gameType === gameType),
        ({ day }) => day,
      );
      const expected = Object.entries(valid)
        .map(([day, stake]) => [day, Math.floor((stake * (rateOf(ranks[day] ?? 0)?.basisPoints ?? 0)) / 10_000)])
        .filter(([, rebate]) => rebate !== 0);
      const found = days.map(({ day, rebate }) => [day, Number(minorUnits(rebate))]);
      assert.deepEqual(Object.fromEntries(found), Object.fromEntries(expected), `${memberId} ${gameType} ${mode}`);
    }
    const { month, own: place } = (await apiClient(app).send(getPlayerRank, {}, { token })).value;
    const ofMonth = own.filter(({ day }) => day.startsWith(month)).reduce((total, bet) => total + bet.stakeMinor, 0n);
    assert.equal(minorUnits(place?.validBet ?? '0.00'), ofMonth, memberId);
  }
}

function addUp(bets: readonly RawBet[], nameOf: (bet: RawBet) => string): Sums {
  const sums: Sums = {};
  for (const bet of bets) sums[nameOf(bet)] = (sums[nameOf(bet)] ?? 0) + Number(bet.stakeMinor);
  return sums;
}

const sessionOf = (app: App, memberId: string): Promise<string> =>
  app.modules.session.open({ address: '127.0.0.1', client: '', passwordChangeRequired: false, memberId });
