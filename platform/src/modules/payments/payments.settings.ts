import { filledPlainText } from '@portal/shared/contract/content/plain-text';
import { amountText, positiveAmountText } from '@portal/shared/contract/money/amounts';
import { bankKinds } from '@portal/shared/contract/payments/bank-accounts';
import * as v from 'valibot';
import type { ContentSettingValues } from '../content/index.ts';
import {
  defineSetting,
  finance,
  isAtMost,
  type SettingsReader,
  type SettingValues,
  wholeNumber,
} from '../settings/index.ts';
import { depositSettings } from './deposits/deposits.settings.ts';

const digits = wholeNumber(4, 34);
const bank = v.pipe(
  v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,32}$/, 'lower-case letters, digits and dashes, 2 to 32')),
    name: filledPlainText(60),
    kind: v.picklist(bankKinds),
    minDigits: digits,
    maxDigits: digits,
    /** Numbers are mobile numbers of that country. */
    countryDialingCode: v.optional(v.pipe(v.string(), v.regex(/^\+[1-9]\d{0,3}$/, 'a dialling code such as +63'))),
  }),
  v.check(({ minDigits, maxDigits }) => minDigits <= maxDigits, 'minDigits is above maxDigits'),
);
const banks = v.pipe(
  v.array(bank),
  v.maxLength(200),
  v.check((list) => new Set(list.map(({ code }) => code)).size === list.length, 'two of them have the same code'),
);

const limits = v.pipe(
  v.strictObject({ min: positiveAmountText, max: positiveAmountText, perDay: wholeNumber(1, 1000) }),
  v.check(({ min, max }) => isAtMost(min, max), 'min is above max'),
);

/** Withdrawals, bank accounts and deposits (docs/product.md 9, decisions/034). */
export const paymentSettings = {
  ...depositSettings,
  /** Amounts of one withdrawal, and how many a member may request in a day. */
  'withdrawal.limits': defineSetting(limits, { min: '50.00', max: '20000.00', perDay: 3 }, { owner: finance }),
  /** Withdrawals of a member in 24 hours that sum up to more need a code of the authenticator, if one is bound. */
  'withdrawal.authenticatorAbove': defineSetting(amountText, '500.00', { owner: finance }),
  /** Fee, deducted from the amount once the rest has been paid. */
  'withdrawal.feeBasisPoints': defineSetting(wholeNumber(0, 5000), 0, { owner: finance }),
  /** Unfinished withdrawals of a member at once. */
  'withdrawal.openAtMost': defineSetting(wholeNumber(1, 100), 1, { owner: finance }),
  /** Minutes within which a withdrawal is usually paid, by the kind of account it goes to; promised when it is requested. */
  'withdrawal.promisedMinutes': defineSetting(
    v.strictObject({ bank: wholeNumber(1, 10_080), wallet: wholeNumber(1, 10_080) }),
    { bank: 120, wallet: 30 },
    { owner: finance },
  ),
  /** A paid part counts as received after this long without an answer. */
  'withdrawal.autoReceiveMinutes': defineSetting(wholeNumber(1, 10_080), 30, { owner: finance }),
  /** Wagering of a deposit before it can be withdrawn, in percent of it. */
  'deposit.turnoverPercent': defineSetting(wholeNumber(0, 10_000), 100, { owner: finance }),
  /** Proofs that a member may send in a minute; counted by each process for itself. */
  'proofs.perMinute': defineSetting(wholeNumber(1, 1000), 10),
  /** Calls with a proof that an address may make in a minute; counted before their bodies are read, by each process for itself. */
  'proofs.perMinuteByAddress': defineSetting(wholeNumber(1, 10_000), 30),
  /** Pay links that an address may follow in a minute, each of which calls the provider; beyond it 429. */
  'payLink.perMinute': defineSetting(wholeNumber(1, 1000), 30),
  'bankAccounts.atMost': defineSetting(wholeNumber(1, 50), 5, { owner: finance }),
  /**
   * A number that another member has bound: `flag` marks it for the operator, `refuse` does not allow it to be bound.
   */
  'bankAccounts.shared': defineSetting(v.picklist(['flag', 'refuse']), 'flag', { owner: finance }),
  'bankAccounts.banks': defineSetting(
    banks,
    [
      { code: 'bdo', name: 'BDO Unibank', kind: 'bank', minDigits: 10, maxDigits: 12 },
      { code: 'bpi', name: 'BPI', kind: 'bank', minDigits: 10, maxDigits: 10 },
      { code: 'landbank', name: 'Land Bank', kind: 'bank', minDigits: 10, maxDigits: 10 },
      { code: 'metrobank', name: 'Metrobank', kind: 'bank', minDigits: 10, maxDigits: 13 },
      { code: 'gcash', name: 'GCash', kind: 'wallet', minDigits: 11, maxDigits: 11, countryDialingCode: '+63' },
      { code: 'maya', name: 'Maya', kind: 'wallet', minDigits: 11, maxDigits: 11, countryDialingCode: '+63' },
    ],
    { owner: finance },
  ),
};

export type PaymentSettingValues = SettingValues<typeof paymentSettings>;
/** The settings that this module reads. */
export type PaymentSettings = SettingsReader<PaymentSettingValues & ContentSettingValues>;
