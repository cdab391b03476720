import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { getRedeemPointList } from '@portal/shared/contract/rewards/points';
import type { FakeAnswers } from '@portal/shared/testing/fake-platform';
import type { Present } from '../presents/presents.rules.ts';

export const present = (id: string, points: number, change: Partial<Present> = {}) => ({
  id,
  points,
  name: `Name ${id}`,
  description: `About ${id}`,
  art: 'art:gift',
  type: 'present' as const,
  stock: 50,
  amount: '0.00',
  turnover: '0.00',
  ...change,
});

const presents = [
  present('mug', 100),
  present('watch', 900),
  present('cash', 50, { type: 'bonus', amount: '5.00', turnover: '5.00' }),
];

export const balance = { currentPoints: 350, heldPoints: 0, earned: { live: 100, slots: 250 }, exchangeRatio: 10 };

export const config = {
  stakePerPoint: '10.00',
  depositPerPoint: '100.00',
  exchangeRatio: 10,
  convertMin: 100,
  convertPerDay: 500,
  convertLeftToday: 300,
  turnoverPercent: 100,
  quantityAtMost: 100,
  hasPaymentPassword: true,
  mobile: '+63******0102',
};

type Row = CallResult<typeof getRedeemPointList>['list'][number];

export const redemption: Row = {
  id: 'r-1',
  appliedAt: '2026-03-02T08:00:00.000Z',
  changedAt: '2026-03-02T08:00:00.000Z',
  type: 'present',
  name: 'Name mug',
  presentId: 'mug',
  quantity: 2,
  pointsRequired: 100,
  amountRequired: '0.00',
  amount: '0.00',
  state: 'in_process',
  changedPoints: -200,
  balance: 150,
  remark: '',
  address: '12 Har…',
  mobile: '+63******0102',
};

const movements = {
  list: [
    {
      id: '7',
      type: 'earned' as const,
      source: 'slots',
      reference: 'x',
      at: '2026-03-02T08:00:00.000Z',
      points: 12,
      balanceBefore: 338,
      balanceAfter: 350,
    },
  ],
  totalPages: 3,
  totals: { movements: 25, in: 400, out: -50 },
  period: { from: '2026-02-01', to: '2026-03-02' },
};

/** Responses of the platform for a member with points. */
export const forMember: FakeAnswers = {
  listPointPresents: { presents },
  getPointReward: { presents },
  getPointBalance: balance,
  getPointConfig: config,
  getRedeemPointList: { list: [], totalPages: 0 },
  listPointMovements: movements,
  getBalance: { sumBalance: '10.00' },
};
