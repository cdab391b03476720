import * as v from 'valibot';
import { countries } from '../../kernel/strings/countries.ts';
import type { ContentSettingValues } from '../content/index.ts';
import {
  callsPerMinute,
  defineSetting,
  type SettingsReader,
  type SettingValues,
  wholeNumber,
} from '../settings/index.ts';

const sendLimits = v.strictObject({
  secondsBetween: wholeNumber(1, 3600),
  perReceiver: wholeNumber(1, 1000),
  perAddress: wholeNumber(1, 100_000),
  inAll: wholeNumber(0, 10_000_000),
});

const diallingCode = v.pipe(
  v.string(),
  v.check((code) => countries.some(({ countryDialingCode }) => countryDialingCode === code), 'not a dialling code'),
);

/** Codes by SMS and e-mail, and proofs of a human. */
export const verificationSettings = {
  /** Captcha pictures, and as many proofs of work, per address and minute; beyond it 429. */
  'captcha.perMinute': defineSetting(callsPerMinute, 30),
  /** Dialling codes of accepted mobile numbers; empty accepts all. */
  'identity.diallingCodes': defineSetting(v.pipe(v.array(diallingCode), v.maxLength(300)), []),
  'identity.humanVerification': defineSetting(v.array(v.picklist(['login', 'register', 'sms'])), [
    'login',
    'register',
    'sms',
  ]),
  /** How long a code by SMS or e-mail is valid; the button for another waits as long. */
  'verification.codeMinutes': defineSetting(wholeNumber(1, 30), 3),
  /**
   * Limits of SMS: to one number in a day, requested from one address in a day, and of the portal in a day (the daily
   * cost).
   */
  'verification.smsLimits': defineSetting(sendLimits, {
    secondsBetween: 60,
    perReceiver: 5,
    perAddress: 50,
    inAll: 500,
  }),
  'verification.emailLimits': defineSetting(sendLimits, {
    secondsBetween: 60,
    perReceiver: 5,
    perAddress: 50,
    inAll: 5000,
  }),
};

export type VerificationSettingValues = SettingValues<typeof verificationSettings>;
/** The settings that this module reads. */
export type VerificationSettings = SettingsReader<VerificationSettingValues & ContentSettingValues>;
