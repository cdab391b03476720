import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { authenticatorProof, passwordText as password, paymentPassword, tidyNameText } from '../typed/form-texts.ts';
import { newKey, keyOptions as options } from '../typed/web-authn.ts';

/** Passkeys that a member may have. */
export const passkeysAtMost = 10;

export const passkeyId = v.pipe(v.string(), v.maxLength(1024));
const name = tidyNameText(40);

/** A passkey as its owner and customer service see it. */
export const ownPasskey = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: isoTime,
  lastUsedAt: v.optional(isoTime),
  /** It may replace the payment password. */
  confirmsPayments: v.boolean(),
  /** Its count went back, as that of a copy does; it was refused then. */
  suspectedAt: v.optional(isoTime),
});
export type OwnPasskey = v.InferOutput<typeof ownPasskey>;

/** A question that a passkey answers once within two minutes, for `login`; says nothing about accounts. */
export const askLoginPasskey = defineCall({
  method: 'post',
  path: '/wps/session/login/passkey',
  access: 'public',
  input: v.object({}),
  output: v.object({ options }),
  refusals: [],
});

/**
 * A question for a new passkey, after the password and the code of an authenticator. With the payment password the
 * passkey may replace it where money leaves.
 */
export const startPasskey = defineCall({
  method: 'post',
  path: '/wps/member/passkeys/question',
  access: 'real-account',
  encrypted: true,
  input: v.object({
    password,
    /** Required of who has one. */
    paymentPassword: v.optional(paymentPassword),
    authenticatorCode: v.optional(authenticatorProof),
  }),
  output: v.object({ options }),
  refusals: [
    'old_password_wrong',
    'payment_password_wrong',
    'payment_password_locked',
    'authenticator_code_required',
    'invalid_verification_code',
    'passkeys_at_most',
  ],
});

/** Adds the passkey that answered; the owner is notified. */
export const addPasskey = defineCall({
  method: 'post',
  path: '/wps/member/passkeys',
  access: 'real-account',
  input: v.object({ name, answer: newKey }),
  output: v.object({ id: v.string() }),
  refusals: ['passkey_refused', 'passkeys_at_most', 'account_closed'],
});

/** Own passkeys, the oldest first. */
export const listPasskeys = defineCall({
  method: 'get',
  path: '/wps/member/passkeys',
  access: 'real-account',
  input: v.object({}),
  output: v.object({ list: v.array(ownPasskey) }),
  refusals: [],
});

export const renamePasskey = defineCall({
  method: 'post',
  path: '/wps/member/passkeys/:id/name',
  access: 'real-account',
  input: v.object({ id: passkeyId, name }),
  output: v.object({}),
  refusals: ['not_found'],
});

/** Removes a passkey; sessions stay, and the owner is notified. */
export const removePasskey = defineCall({
  method: 'delete',
  path: '/wps/member/passkeys/:id',
  access: 'real-account',
  input: v.object({ id: passkeyId }),
  output: v.object({}),
  refusals: ['not_found'],
});
