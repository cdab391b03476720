import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import {
  accountName,
  dialingCode,
  filledText,
  humanVerification,
  mobileNumber,
  trimmedText,
  verificationCode,
} from '../typed/form-texts.ts';
import { foldedText } from '../typed/typed-text.rules.ts';
import { keyProof } from '../typed/web-authn.ts';

/** Opaque session token, 256 bits as base64url. */
export const sessionToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

export const loginValue = v.object({
  token: sessionToken,
  firstTimeLogin: v.boolean(),
  /** The password is older than the operator allows, or the default one. */
  passwordExpired: v.boolean(),
  /**
   * True if it is the default password, or an expired one that the operator wants changed: only a password change is
   * allowed.
   */
  passwordChangeRequired: v.optional(v.boolean(), false),
  /** Valid once, rotated at each login, in place of the password; absent where a cookie has it. */
  rememberToken: v.optional(sessionToken),
});
export type LoginValue = v.InferOutput<typeof loginValue>;

/** Channels of the identity provider: two social ones, and its own SMS. */
export const firebaseChannels = ['google', 'facebook', 'sms'] as const;

const agentPage = v.optional(v.boolean(), false);

/**
 * Where a token that replaces the password is: in input and answer, if it is left out, or in a cookie of the platform that no script can
 * read, which is then neither asked for nor answered.
 */
const rememberIn = v.optional(v.picklist(['answer', 'cookie']));

const usernameLogin = v.object({
  type: v.literal('username'),
  username: accountName,
  /** Empty when rememberToken replaces it. */
  password: trimmedText(512),
  rememberToken: v.optional(sessionToken),
  /** Requests a rememberToken in the response. */
  remember: v.optional(v.boolean(), false),
  rememberIn,
  /** Required where demanded; empty if a humanVerification of the purpose captcha replaces it and that of login. */
  captcha: v.optional(v.pipe(v.string(), v.transform(foldedText), v.maxLength(16))),
  captchaId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  humanVerification,
  agentPage,
});

const smsLogin = v.object({
  type: v.literal('sms'),
  /** The mobile number. */
  username: mobileNumber,
  countryDialingCode: dialingCode,
  /** The code of the SMS. */
  password: verificationCode,
  agentPage,
});

const firebaseLogin = v.object({
  type: v.literal('firebase'),
  firebaseChannel: v.picklist(firebaseChannels),
  firebaseIdToken: filledText(4096),
  humanVerification,
  agentPage,
});

/** By the answer of a passkey to a question of `askLoginPasskey`, which names the account. */
const passkeyLogin = v.object({
  type: v.literal('passkey'),
  answer: keyProof,
  humanVerification,
  agentPage,
});

/**
 * A method of proof at a login; `hint` is the masked destination of a code. Whoever has an authenticator gets no other
 * method, at every login and by whatever way; a recovery code may replace its code.
 */
export const extraMethods = ['mobile', 'email', 'bankAccountName', 'authenticator'] as const;
export const extraMethod = v.object({ method: v.picklist(extraMethods), hint: v.string() });
/** `value` of the refusal `extra_verification_required`. */
export const extraVerification = v.object({ challengeId: v.string(), methods: v.array(extraMethod) });
export type ExtraVerification = v.InferOutput<typeof extraVerification>;

/**
 * Logs in by username and password, by SMS code, through the identity provider or by passkey (docs/product.md 2.3, 3, 4).
 * `login_failed` with value.captcha: the next attempt needs a captcha. `verification_required`: human verification for
 * the purpose login. `extra_verification_required`: value is an ExtraVerification, verifyLogin continues.
 */
export const login = defineCall({
  method: 'post',
  path: '/wps/session/login',
  access: 'public',
  encrypted: true,
  input: v.variant('type', [usernameLogin, smsLogin, firebaseLogin, passkeyLogin]),
  output: loginValue,
  refusals: [
    'login_failed',
    'captcha_required',
    'captcha_wrong',
    'verification_required',
    'extra_verification_required',
    'invalid_verification_code',
    'invalid_mobile',
    'non_agents_cannot_login',
    'non_member_cannot_login',
    'account_closed',
    'login_type_closed',
    'registration_closed',
    'identity_token_invalid',
    'passkey_refused',
    'identity_provider_unavailable',
  ],
});

const challengeId = filledText(64);

/** Sends the code for the methods mobile and email of a login from a new address, if the platform sends it. */
export const sendLoginCode = defineCall({
  method: 'post',
  path: '/wps/session/login/verification/code',
  access: 'public',
  encrypted: true,
  input: v.object({ challengeId, method: v.picklist(['mobile', 'email']) }),
  output: v.object({ expiredMinutes: v.number() }),
  refusals: ['challenge_over', 'sms_failed', 'email_failed'],
});

/** Completes a login by an offered method and its answer; five wrong answers end it. */
export const verifyLogin = defineCall({
  method: 'post',
  path: '/wps/session/login/verification',
  access: 'public',
  encrypted: true,
  input: v.object({
    challengeId,
    method: v.picklist(extraMethods),
    answer: v.optional(filledText(128)),
    /** Replaces the answer for the method mobile, if the identity provider sends the SMS. */
    firebaseIdToken: v.optional(filledText(4096)),
    rememberIn,
  }),
  output: loginValue,
  refusals: ['challenge_over', 'extra_verification_failed', 'account_closed', 'identity_provider_unavailable'],
});
