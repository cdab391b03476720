import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText, paymentPassword } from '../form-texts.ts';
import { isoTime } from '../paging.ts';

export const bankKinds = ['bank', 'wallet'] as const;
const kind = v.picklist(bankKinds);

/** An account or wallet that a member is paid out to: of the number the last four digits, of the holder first letters. */
export const bankAccount = v.object({
  id: v.string(),
  kind,
  bankCode: v.string(),
  bankName: v.string(),
  holder: v.string(),
  number: v.string(),
  boundAt: isoTime,
});

/** A bank or wallet provider that is paid to, and what its numbers look like (account-number.rules.ts). */
export const payoutBank = v.object({
  code: v.string(),
  name: v.string(),
  kind,
  minDigits: v.number(),
  maxDigits: v.number(),
  countryDialingCode: v.optional(v.string()),
});

/** Accounts and wallets of the member, the newest first, and what can be bound. */
export const listBankAccounts = defineCall({
  method: 'get',
  path: '/wps/payment/bankAccounts',
  access: 'real-account',
  input: v.object({}),
  output: v.object({
    accounts: v.array(bankAccount),
    banks: v.array(payoutBank),
    /** So many a member may have. */
    atMost: v.number(),
    /** First letters of the name that each account has to be held in; absent where the profile has none yet. */
    realName: v.optional(v.string()),
  }),
  refusals: [],
});

/**
 * Bind an account or wallet. The holder has to be the real name of the profile, whatever its case and spaces; where the
 * profile has none the holder becomes it. Spaces and hyphens of the number are left out.
 */
export const bindBankAccount = defineCall({
  method: 'post',
  path: '/wps/payment/bankAccounts',
  access: 'real-account',
  encrypted: true,
  input: v.object({
    bankCode: filledText(32),
    number: filledText(40),
    holder: filledText(80),
    paymentPassword,
  }),
  output: bankAccount,
  refusals: [
    'unknown_bank',
    'invalid_account_number',
    'invalid_holder',
    'holder_differs',
    'bank_account_exists',
    'bank_account_taken',
    'too_many_bank_accounts',
    'payment_password_wrong',
    'payment_password_locked',
    'account_closed',
  ],
});

/** Take an account away, unless a withdrawal that is under way goes to it. */
export const removeBankAccount = defineCall({
  method: 'post',
  path: '/wps/payment/bankAccounts/:id/remove',
  access: 'real-account',
  encrypted: true,
  input: v.object({ id: filledText(64), paymentPassword }),
  output: v.object({}),
  refusals: ['not_found', 'bank_account_in_use', 'payment_password_wrong', 'payment_password_locked', 'account_closed'],
});
