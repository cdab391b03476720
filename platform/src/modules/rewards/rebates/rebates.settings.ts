import { gameType } from '@portal/shared/contract/game-types';
import { nonNegativeAmountText, positiveAmountText } from '@portal/shared/contract/money/amounts';
import { rebateMode } from '@portal/shared/contract/rewards/rebates';
import * as v from 'valibot';
import { defineSetting, finance, isAtMost, ownedBy, wholeNumber } from '../../settings/index.ts';

const rate = v.strictObject({ rank: wholeNumber(0, 99), basisPoints: wholeNumber(0, 10_000) });

const category = v.pipe(
  v.strictObject({
    gameType,
    mode: rebateMode,
    /** Applies from a rank up to the next one named; ranks before the first have no rebate. */
    rates: v.pipe(
      v.array(rate),
      v.maxLength(100),
      v.check((list) => new Set(list.map(({ rank }) => rank)).size === list.length, 'two of them have the same rank'),
    ),
    /** A smaller amount is not paid. */
    smallest: positiveAmountText,
    /** Most that the bets of one day bring; 0.00 when they bring nothing. */
    capPerDay: nonNegativeAmountText,
  }),
  v.check(
    ({ smallest, capPerDay }) => capPerDay === '0.00' || isAtMost(smallest, capPerDay),
    'smallest is above capPerDay: no day would be paid',
  ),
);

/** Basis points of the ten levels of the demo, from the first one on. */
const rates = (...basisPoints: number[]) =>
  basisPoints.map((points, index) => ({ rank: index + 1, basisPoints: points }));
const slots = rates(30, 35, 40, 50, 60, 70, 80, 90, 100, 120);
const tables = rates(20, 25, 30, 40, 45, 50, 60, 70, 80, 100);
const numbers = rates(10, 12, 15, 20, 25, 30, 35, 40, 50, 60);
const bounds = { smallest: '0.10', capPerDay: '5000.00' };

/** Rebates on valid bets, by category and rank (decisions/048). */
export const rebateSettings = ownedBy(finance, {
  'rewards.rebates': defineSetting(
    v.strictObject({
      categories: v.pipe(
        v.array(category),
        v.check(
          (list) => new Set(list.map((each) => each.gameType)).size === list.length,
          'two of them have the same category',
        ),
      ),
      turnoverPercent: wholeNumber(0, 10_000),
      /** Where a rebate is claimed by the member, bets of so many days, today included, can be claimed. */
      claimDays: wholeNumber(1, 90),
    }),
    {
      categories: [
        { gameType: 'RNG', mode: 'manual', rates: slots, ...bounds },
        { gameType: 'LIVE', mode: 'manual', rates: tables, ...bounds },
        { gameType: 'FISH', mode: 'manual', rates: slots, ...bounds },
        { gameType: 'PVP', mode: 'manual', rates: tables, ...bounds },
        { gameType: 'SPORTS', mode: 'automatic', rates: tables, ...bounds },
        { gameType: 'ESPORTS', mode: 'automatic', rates: tables, ...bounds },
        { gameType: 'LOTT', mode: 'automatic', rates: numbers, ...bounds },
        { gameType: 'ELOTT', mode: 'automatic', rates: numbers, ...bounds },
        { gameType: 'DS88', mode: 'automatic', rates: tables, ...bounds },
      ],
      turnoverPercent: 100,
      claimDays: 30,
    },
  ),
});
