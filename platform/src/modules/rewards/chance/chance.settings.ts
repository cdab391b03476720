import { nonNegativeAmountText, positiveAmountText } from '@portal/shared/contract/money/amounts';
import { wholeOfOdds } from '@portal/shared/contract/rewards/chance-draw';
import * as v from 'valibot';
import { defineSetting, finance, isAtMost, ownedBy, wholeNumber } from '../../settings/index.ts';

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, 'lower-case letters, digits and dashes, at most 32'));
const weight = wholeNumber(1, wholeOfOdds);
const prize = v.variant('kind', [
  v.strictObject({ kind: v.literal('amount'), id, amount: positiveAmountText, weight }),
  v.strictObject({ kind: v.literal('points'), id, points: wholeNumber(1, 1_000_000), weight }),
  v.strictObject({ kind: v.literal('nothing'), id, weight }),
]);

/** Weights in parts of a million; they add up to exactly one million. */
const prizes = v.pipe(
  v.array(prize),
  v.minLength(2),
  v.maxLength(12),
  v.check((list) => new Set(list.map((each) => each.id)).size === list.length, 'two of them have the same id'),
  v.check(
    (list) => list.reduce((sum, each) => sum + each.weight, 0) === wholeOfOdds,
    `the weights do not sum to ${wholeOfOdds}`,
  ),
);

const budget = v.strictObject({ perDay: nonNegativeAmountText, inAll: nonNegativeAmountText });
const common = {
  isOpen: v.boolean(),
  /** Draws of a member in a day. */
  perDay: wholeNumber(1, 1000),
  /** Wagering of an amount that was won, before it can be withdrawn. */
  turnoverPercent: wholeNumber(0, 10_000),
  /** Money, not points; nothing is drawn that the budget could not pay. */
  budget,
};

type Prize = v.InferOutput<typeof prize>;
type Budget = v.InferOutput<typeof budget>;

/**
 * A prize larger than any day's budget is shown and never won. A budget of 0.00 means that the operator gives no money
 * now.
 */
const canBePaid = ({ prizes, budget: { perDay, inAll } }: { prizes: readonly Prize[]; budget: Budget }) =>
  prizes.every(
    (each) =>
      each.kind !== 'amount' || [perDay, inAll].every((bound) => bound === '0.00' || isAtMost(each.amount, bound)),
  );
const notPayable = 'a prize is above what the budget has for a day or in all';

/** Below it a stake would bring more tickets than can be counted. */
const leastTicket = '1.00';
const ticketPrice = v.pipe(
  positiveAmountText,
  v.check((text) => isAtMost(leastTicket, text), 'a ticket costs at least 1.00'),
);

/** Settings of wheel, envelopes and eggs (decisions/044). */
export const chanceSettings = ownedBy(finance, {
  'rewards.chance.wheel': defineSetting(
    v.pipe(
      v.strictObject({ ...common, stakeForSpin: nonNegativeAmountText, prizes }),
      v.check((terms) => canBePaid(terms), notPayable),
    ),
    {
      isOpen: true,
      perDay: 1,
      turnoverPercent: 100,
      budget: { perDay: '5000.00', inAll: '500000.00' },
      stakeForSpin: '100.00',
      prizes: [
        { id: 'points-10', kind: 'points', points: 10, weight: 300_000 },
        { id: 'cash-1', kind: 'amount', amount: '1.00', weight: 150_000 },
        { id: 'points-50', kind: 'points', points: 50, weight: 150_000 },
        { id: 'cash-18', kind: 'amount', amount: '18.00', weight: 15_000 },
        { id: 'nothing', kind: 'nothing', weight: 300_000 },
        { id: 'cash-5', kind: 'amount', amount: '5.00', weight: 80_000 },
        { id: 'cash-88', kind: 'amount', amount: '88.00', weight: 4_900 },
        { id: 'cash-888', kind: 'amount', amount: '888.00', weight: 100 },
      ],
    },
  ),
  'rewards.chance.egg': defineSetting(
    v.pipe(
      v.strictObject({ ...common, stakePerTicket: ticketPrice, prizes }),
      v.check((terms) => canBePaid(terms), notPayable),
    ),
    {
      isOpen: true,
      perDay: 20,
      turnoverPercent: 100,
      budget: { perDay: '10000.00', inAll: '1000000.00' },
      stakePerTicket: '500.00',
      prizes: [
        { id: 'nothing', kind: 'nothing', weight: 200_000 },
        { id: 'points-20', kind: 'points', points: 20, weight: 300_000 },
        { id: 'cash-2', kind: 'amount', amount: '2.00', weight: 300_000 },
        { id: 'cash-8', kind: 'amount', amount: '8.00', weight: 150_000 },
        { id: 'cash-28', kind: 'amount', amount: '28.00', weight: 45_000 },
        { id: 'cash-188', kind: 'amount', amount: '188.00', weight: 4_900 },
        { id: 'cash-1888', kind: 'amount', amount: '1888.00', weight: 100 },
      ],
    },
  ),
  'rewards.chance.envelope': defineSetting(v.strictObject(common), {
    isOpen: true,
    perDay: 10,
    turnoverPercent: 100,
    budget: { perDay: '20000.00', inAll: '500000.00' },
  }),
});
