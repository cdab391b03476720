import { nonNegativeAmountText } from '@portal/shared/contract/amounts';
import * as v from 'valibot';
import { define, wholeNumber } from './define-setting.ts';

const rank = v.strictObject({
  rank: wholeNumber(1, 99),
  /** 0.00 where there is none. */
  upgradeGift: nonNegativeAmountText,
  birthdayGift: nonNegativeAmountText,
});

/** Gifts of the ten levels of the demo. */
const ranks = [
  ['0.00', '0.00'],
  ['8.00', '0.00'],
  ['18.00', '18.00'],
  ['58.00', '28.00'],
  ['128.00', '58.00'],
  ['288.00', '88.00'],
  ['588.00', '188.00'],
  ['1288.00', '388.00'],
  ['2888.00', '888.00'],
  ['8888.00', '1888.00'],
].map(([upgradeGift = '0.00', birthdayGift = '0.00'], index) => ({ rank: index + 1, upgradeGift, birthdayGift }));

/** What VIP levels bring in money beside their rebates (docs/decisions/048-rebates-and-vip.md). */
export const vipSettings = {
  'rewards.vip': define(
    v.strictObject({
      ranks: v.pipe(
        v.array(rank),
        v.maxLength(99),
        v.check((list) => new Set(list.map((each) => each.rank)).size === list.length, 'two of them are of one rank'),
      ),
      turnoverPercent: wholeNumber(0, 10_000),
      /** Days on which the gift of a birthday can be claimed, the birthday among them. */
      birthdayDays: wholeNumber(1, 60),
      /** A birthday that was set fewer days before brings nothing this time. */
      birthdayKnownDays: wholeNumber(0, 365),
    }),
    { ranks, turnoverPercent: 100, birthdayDays: 7, birthdayKnownDays: 30 },
  ),
};
