import { nonNegativeAmountText } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import { defineSetting, finance, isBelow, ownedBy, wholeNumber } from '../../settings/index.ts';

const rank = v.strictObject({
  rank: wholeNumber(1, 99),
  /** Total of valid bets that reaches the level. */
  validBet: nonNegativeAmountText,
  /** 0.00 when there is none. */
  upgradeGift: nonNegativeAmountText,
  birthdayGift: nonNegativeAmountText,
});

/** Each requires more than the ones below it. */
const rises = (list: readonly v.InferOutput<typeof rank>[]): boolean =>
  [...list]
    .sort((one, other) => one.rank - other.rank)
    .every(({ validBet }, index, sorted) => {
      const below = sorted[index - 1];
      return below === undefined || isBelow(below.validBet, validBet);
    });

/** Valid bets, upgrade gift and birthday gift of the ten levels of the demo. */
const ranks = [
  ['0.00', '0.00', '0.00'],
  ['10000.00', '8.00', '0.00'],
  ['50000.00', '18.00', '18.00'],
  ['150000.00', '58.00', '28.00'],
  ['400000.00', '128.00', '58.00'],
  ['1000000.00', '288.00', '88.00'],
  ['2500000.00', '588.00', '188.00'],
  ['6000000.00', '1288.00', '388.00'],
  ['15000000.00', '2888.00', '888.00'],
  ['40000000.00', '8888.00', '1888.00'],
].map(([validBet = '0.00', upgradeGift = '0.00', birthdayGift = '0.00'], index) => ({
  rank: index + 1,
  validBet,
  upgradeGift,
  birthdayGift,
}));

/**
 * Conditions of VIP levels, and their gifts of money in addition to rebates (decisions/048).
 */
export const vipSettings = ownedBy(finance, {
  'rewards.vip': defineSetting(
    v.strictObject({
      ranks: v.pipe(
        v.array(rank),
        v.minLength(1),
        v.maxLength(99),
        v.check(
          (list) => new Set(list.map((each) => each.rank)).size === list.length,
          'two of them have the same rank',
        ),
        v.check((list) => rises(list), 'a level must require more valid bets than the one below it'),
      ),
      turnoverPercent: wholeNumber(0, 10_000),
      /** Days on which a birthday gift can be claimed, the birthday included. */
      birthdayDays: wholeNumber(1, 60),
      /** A birthday entered fewer days before it brings no gift this time. */
      birthdayKnownDays: wholeNumber(0, 365),
    }),
    { ranks, turnoverPercent: 100, birthdayDays: 7, birthdayKnownDays: 30 },
  ),
});
