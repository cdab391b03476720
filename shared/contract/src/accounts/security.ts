import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { dialingCode, email, mobileNumber, trimmedText, verificationCode } from '../typed/form-texts.ts';
import { ownerCodeTarget, ownerProof, ownerRefusals } from './owner-proof.ts';

/** What protects the account; contacts are masked. First page of the security centre. */
export const getSecurity = defineCall({
  method: 'get',
  path: '/wps/member/security',
  access: 'member',
  input: v.object({}),
  output: v.object({
    mobile: v.optional(v.string()),
    email: v.optional(v.string()),
    passwordChangedAt: isoTime,
    /** False for a member who logs in by code or social channel and has set none. */
    hasPassword: v.boolean(),
    hasPaymentPassword: v.boolean(),
    hasAuthenticator: v.boolean(),
    /** Unused recovery codes; absent without an authenticator. */
    recoveryCodesLeft: v.optional(v.number()),
    /** Changing the password requires a code to the bound number. */
    passwordNeedsCode: v.boolean(),
    /** Without a login password: the contact that proves the owner; absent if none could. */
    ownerCode: v.optional(ownerCodeTarget),
  }),
  refusals: [],
});

/**
 * Binds a mobile number by the code of the purpose bind_mobile; a replaced number is notified. Requires `ownerProof`,
 * except for the first contact right after the first login. Without a password a verified contact cannot be replaced
 * (`contact_bound`) until one is set.
 */
export const bindMobile = defineCall({
  method: 'post',
  path: '/wps/member/mobile',
  access: 'real-account',
  encrypted: true,
  input: v.object({
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    verificationCode,
    /** The identity provider's token for this number, if that sends the SMS; the code is empty then. */
    mobileIdToken: v.optional(trimmedText(4096)),
    ...ownerProof,
  }),
  output: v.object({ mobile: v.string() }),
  refusals: ['invalid_mobile', 'mobile_taken', 'contact_bound', 'conflict', ...ownerRefusals],
});

/** Binds an e-mail address by the code sent to it; a replaced address is notified. */
export const bindEmail = defineCall({
  method: 'post',
  path: '/wps/member/email',
  access: 'real-account',
  encrypted: true,
  input: v.object({ email, verificationCode, ...ownerProof }),
  output: v.object({ email: v.string() }),
  refusals: ['invalid_email', 'contact_bound', 'conflict', ...ownerRefusals],
});

/** Marks the first-login action as done or postponed (docs/product.md 4), so that it is not shown again. */
export const finishFirstLogin = defineCall({
  method: 'post',
  path: '/wps/member/firstLogin',
  access: 'real-account',
  input: v.object({}),
  output: v.object({}),
  refusals: [],
});
