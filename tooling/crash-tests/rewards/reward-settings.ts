import type { SettingKey } from '@portal/platform/all-settings';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { automaticType, claimedTypes, playerStakeMinor } from './reward-bets.ts';

/** Missions of one round, two rounds, and so on. */
export const missionCount = 30;
export const rebateBasisPoints = 30;
export const shareBasisPoints = 10;
export const stakePerPointMinor = 1_000n;
export const prizesOfTournament = ['70.00', '30.00'];
export const prizesOfWeek = ['100.00', '50.00', '20.00'];

/** A zone in which it is about noon, so that no day ends while a test runs. */
export function zoneAtNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  // The sign of these names is the other way round.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Reward settings of the test; some budgets are small, so that they run out. */
export function rewardSettings(timeZone: string, scale: number): [SettingKey, unknown][] {
  const wheelMoney = amountFromMinor(BigInt(scale) * 200n);
  const ample = { perDay: '900000.00', inAll: '900000.00' };
  const chance = { isOpen: true, perDay: 1000, turnoverPercent: 100 };
  const prizes = [
    { id: 'cash', kind: 'amount', amount: '1.00', weight: 500_000 },
    { id: 'points', kind: 'points', points: 10, weight: 300_000 },
    { id: 'nothing', kind: 'nothing', weight: 200_000 },
  ];
  const bounds = { rates: [{ rank: 0, basisPoints: rebateBasisPoints }], smallest: '0.01', capPerDay: '900000.00' };
  const categories = [
    ...claimedTypes.map((gameType) => ({ gameType, mode: 'manual', ...bounds })),
    { gameType: automaticType, mode: 'automatic', ...bounds },
  ];
  const gifts = { upgradeGift: '8.00', birthdayGift: '18.00' };
  return [
    ['identity.humanVerification', []],
    ['login.triesPerMinute', 1000],
    ['rewards.promoCodeTries', { perMember: 1000, perAddress: 100_000 }],
    ['timeZone', timeZone],
    [
      'rewards.chance.wheel',
      { ...chance, stakeForSpin: '0.00', budget: { perDay: wheelMoney, inAll: wheelMoney }, prizes },
    ],
    ['rewards.chance.egg', { ...chance, stakePerTicket: '20.00', budget: ample, prizes }],
    ['rewards.chance.envelope', { ...chance, budget: ample }],
    ['rewards.missions', missions()],
    ['rewards.leaderboard', leaderboard()],
    ['rewards.rebates', { categories, turnoverPercent: 100, claimDays: 30 }],
    ['rewards.vip', { ranks: ranks(gifts), turnoverPercent: 100, birthdayDays: 7, birthdayKnownDays: 0 }],
    ['rewards.referral', referral()],
    ['points.convert', { min: 100, perDay: 1_000_000_000, turnoverPercent: 100 }],
    ['points.stakePerPoint', amountFromMinor(stakePerPointMinor)],
  ];
}

function missions() {
  return Array.from({ length: missionCount }, (_, no) => ({
    id: `mission-${no + 1}`,
    name: { EN: `${no + 1} rounds` },
    period: 'once',
    goal: { measure: 'rounds', count: no + 1 },
    reward: { amount: '2.00', points: 3, turnoverPercent: 100 },
  }));
}

const leaderboard = () => ({
  isOpen: true,
  measure: 'stake',
  minStake: '0.00',
  prizes: prizesOfWeek.map((amount) => ({ places: 1, amount, turnoverPercent: 100 })),
});

/** Each hundred of stakes is a level. */
const ranks = (gifts: object) =>
  Array.from({ length: 8 }, (_, no) => ({
    rank: no + 1,
    validBet: amountFromMinor(BigInt(no) * 5n * playerStakeMinor),
    ...gifts,
  }));

const referral = () => ({
  isOpen: true,
  depositAtLeast: '100.00',
  stakeAtLeast: '1.00',
  inviterReward: '50.00',
  friendReward: '20.00',
  turnoverPercent: 100,
  shareBasisPoints,
  rewardedFriendsAtMost: 20,
  agentsEarn: false,
});
