import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { countOf, numbersOf, sorted } from '../board.ts';
import { onlyNumber, type Play, pick } from '../play.ts';
import { bigPrizes } from './prize-plays.ts';

/** Number of orders of four digits, by the counts of equal digits. */
const ordersByForm: Readonly<Record<string, number>> = { '1111': 24, '112': 12, '22': 6, '13': 4, '4': 1 };
const allOrders = [24, 12, 6, 4, 1] as const;

/** Returns how many different numbers four digits can form. Throws for anything but four digits. */
function ordersOf(number: string): number {
  const times = [...new Set(number)].map((digit) => countOf([...number], digit));
  const orders = ordersByForm[sorted(times.join(''))];
  if (orders === undefined) throw new Error(`not four digits: ${number}`);
  return orders;
}

const wonBy = (won: string, orders: number) => `${won}, ${orders === 1 ? '1 order' : `${orders} orders`}`;

/** The big bet in any order: pays as Big, divided by the number of orders of the digits; every division is exact. */
export const anyOrder: Play = {
  type: {
    code: 'IBOX',
    name: 'iBox',
    rule: 'Pays for each of the 23 numbers that has your four digits in any order: what Big pays, divided by the number of ways your digits can be ordered (24, 12, 6, 4 or 1).',
    ...pick(1, 4),
    odds: allOrders.flatMap((orders) =>
      bigPrizes.map(({ won, pays }) => ({
        won: wonBy(won, orders),
        pays: amountFromMinor(minorUnits(pays) / BigInt(orders)),
      })),
    ),
    returns: 0.936,
  },
  hits(numbers, drawn) {
    const digits = sorted(onlyNumber(numbers));
    const orders = ordersOf(digits);
    return bigPrizes.map(({ prize, won }) => ({
      won: wonBy(won, orders),
      times: countOf(numbersOf(drawn, prize).map(sorted), digits),
    }));
  },
};
