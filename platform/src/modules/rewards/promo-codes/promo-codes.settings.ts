import * as v from 'valibot';
import { defineSetting, finance, ownedBy, wholeNumber } from '../../settings/index.ts';

/** Promo codes (decisions/121). */
export const promoCodeSettings = ownedBy(finance, {
  /** Tries in a day that gave nothing: of a member, and from an address. */
  'rewards.promoCodeTries': defineSetting(
    v.strictObject({ perMember: wholeNumber(1, 1000), perAddress: wholeNumber(1, 100_000) }),
    { perMember: 20, perAddress: 500 },
  ),
});
