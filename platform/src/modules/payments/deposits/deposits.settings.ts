import { filledPlainText } from '@portal/shared/contract/content/plain-text';
import { positiveAmountText } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import { defineSetting, finance, isAtMost, ownedBy, wholeNumber } from '../../settings/index.ts';

const method = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,32}$/, 'lower-case letters, digits and dashes, 2 to 32')),
    name: filledPlainText(60),
    /** `manual`: bank transfer with a proof, decided by operators. */
    provider: v.picklist(['manual', 'sandbox']),
    min: positiveAmountText,
    max: positiveAmountText,
    feeBasisPoints: wholeNumber(0, 5000),
    showsQr: v.optional(v.boolean(), true),
    isOpen: v.optional(v.boolean(), true),
    /** An order expires when it is not paid within this time. */
    minutes: v.optional(wholeNumber(1, 10_080), 60),
  }),
  v.check(({ min, max }) => isAtMost(min, max), 'min is above max'),
);
const methods = v.pipe(
  v.array(method),
  v.maxLength(50),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two of them have the same id'),
);

const common = { min: '10.00', max: '50000.00', feeBasisPoints: 0, showsQr: true, isOpen: true } as const;

/** Deposits (docs/product.md 9, decisions/035). */
export const depositSettings = ownedBy(finance, {
  /** In the order of display. A removed method still accepts payments already on their way. */
  'deposit.methods': defineSetting(methods, [
    { ...common, id: 'bank-transfer', name: 'Bank transfer', provider: 'manual', minutes: 1440 },
    { ...common, id: 'sandbox-pay', name: 'Sandbox pay', provider: 'sandbox', minutes: 30 },
  ]),
  /** The account for bank transfers. */
  'deposit.bankAccount': defineSetting(
    v.strictObject({
      bank: filledPlainText(60),
      holder: filledPlainText(25),
      number: v.pipe(v.string(), v.regex(/^\d{4,34}$/, 'digits of an account number')),
      /** Code of the bank in QR codes (its BIC, for example). */
      code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,11}$/, '4 to 11 capital letters and digits')),
      city: filledPlainText(15),
    }),
    { bank: 'Demo Bank', holder: 'Lantern Portal', number: '001234567890', code: 'DEMOPHMM', city: 'Manila' },
  ),
  /** Undecided orders of a member at once. */
  'deposit.openAtMost': defineSetting(wholeNumber(1, 100), 3),
  /**
   * Minutes that are usual, as shown to the member: from a payment at a provider to its credit, and for a review by operators.
   */
  'deposit.promisedMinutes': defineSetting(
    v.strictObject({ provider: wholeNumber(1, 10_080), review: wholeNumber(1, 10_080) }),
    { provider: 5, review: 60 },
  ),
  /** Orders that a member may make in a day, whatever their result. */
  'deposit.perDay': defineSetting(wholeNumber(1, 1000), 30),
});
