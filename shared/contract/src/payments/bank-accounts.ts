import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { authenticatorProof, filledText, paymentPassword } from '../typed/form-texts.ts';

export const bankKinds = ['bank', 'wallet'] as const;
const kind = v.picklist(bankKinds);

/** A payout account or wallet of a member: the last four digits of the number, first letters of the holder. */
export const bankAccount = v.object({
  id: v.string(),
  kind,
  bankCode: v.string(),
  bankName: v.string(),
  holder: v.string(),
  number: v.string(),
  boundAt: isoTime,
});

/** A bank or wallet provider for payouts, with its number format (account-number.rules.ts). */
export const payoutBank = v.object({
  code: v.string(),
  name: v.string(),
  kind,
  minDigits: v.number(),
  maxDigits: v.number(),
  countryDialingCode: v.optional(v.string()),
});

/** Accounts and wallets of the member, newest first, and the banks that can be bound. */
export const listBankAccounts = defineCall({
  method: 'get',
  path: '/wps/payment/bankAccounts',
  access: 'real-account',
  input: v.object({}),
  output: v.object({
    accounts: v.array(bankAccount),
    banks: v.array(payoutBank),
    /** Maximum number of accounts of a member. */
    atMost: v.number(),
    /** First letters of the required holder name; absent if the profile has no real name yet. */
    realName: v.optional(v.string()),
  }),
  refusals: [],
});

/**
 * Binds an account or wallet. The holder must be the profile's real name, ignoring case and spaces; a profile without
 * one adopts the holder. Spaces and hyphens of the number are removed. A member with an authenticator needs its code.
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
    authenticatorCode: v.optional(authenticatorProof),
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
    'authenticator_code_required',
    'invalid_verification_code',
    'account_closed',
  ],
});

/** Removes an account, unless an open withdrawal goes to it. */
export const removeBankAccount = defineCall({
  method: 'post',
  path: '/wps/payment/bankAccounts/:id/remove',
  access: 'real-account',
  encrypted: true,
  input: v.object({ id: filledText(64), paymentPassword }),
  output: v.object({}),
  refusals: ['not_found', 'bank_account_in_use', 'payment_password_wrong', 'payment_password_locked', 'account_closed'],
});
