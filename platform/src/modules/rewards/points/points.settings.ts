import { nonNegativeAmountText, positiveAmountText } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import { defineSetting, finance, ownedBy, wholeNumber } from '../../settings/index.ts';

const bonus = v.strictObject({
  /** Id of the document of the points mall. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'lower-case letters, digits and dashes, at most 64')),
  points: wholeNumber(1, 1_000_000_000),
  amount: positiveAmountText,
  turnoverPercent: wholeNumber(0, 10_000),
});
const bonuses = v.pipe(
  v.array(bonus),
  v.maxLength(200),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two of them have the same id'),
);

/** How points are earned, and what they are worth (decisions/046). Any change needs two persons. */
export const pointSettings = ownedBy(finance, {
  'points.stakePerPoint': defineSetting(
    v.pipe(
      nonNegativeAmountText,
      v.check((text) => text !== '0.00'),
    ),
    '10.00',
  ),
  /** Deposit that earns a point; 0.00 when deposits earn none. */
  'points.depositPerPoint': defineSetting(nonNegativeAmountText, '100.00'),
  /** Points of one whole unit of money. */
  'points.exchangeRatio': defineSetting(wholeNumber(1, 1_000_000), 100),
  /** Least points of a conversion, most points that a member converts in a day, and the wagering of the money. */
  'points.convert': defineSetting(
    v.pipe(
      v.strictObject({
        min: wholeNumber(1, 1_000_000_000),
        /** 0 when conversion is off. */
        perDay: wholeNumber(0, 1_000_000_000),
        turnoverPercent: wholeNumber(0, 10_000),
      }),
      v.check(({ min, perDay }) => perDay === 0 || min <= perDay, 'min is above perDay: nobody could convert'),
    ),
    { min: 100, perDay: 50_000, turnoverPercent: 100 },
  ),
  /**
   * Price and payout of each bonus of the points mall, by the id of its document; a bonus not listed is not offered.
   */
  'points.bonuses': defineSetting(bonuses, [
    { id: 'bonus-10', points: 1000, amount: '10.00', turnoverPercent: 100 },
    { id: 'bonus-50', points: 4800, amount: '50.00', turnoverPercent: 100 },
    { id: 'bonus-200', points: 18_500, amount: '200.00', turnoverPercent: 100 },
    { id: 'bonus-1000', points: 90_000, amount: '1000.00', turnoverPercent: 100 },
  ]),
  /** True: a bonus is paid when it is requested; otherwise the operator approves it like a present. */
  'points.bonusAtOnce': defineSetting(v.boolean(), true),
});
