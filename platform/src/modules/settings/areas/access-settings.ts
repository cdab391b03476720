import { fieldRule, registrationFields } from '@portal/shared/contract/content/site';
import * as v from 'valibot';
import { countries } from '../../../kernel/strings/countries.ts';
import { defaultRegisterRules } from '../defaults/register-defaults.ts';
import { isAcceptablePattern } from '../safe-pattern.ts';
import { define, wholeNumber } from './define-setting.ts';

/** A pattern that does not compile would break every registration, a very slow one would stop the process. */
const acceptablePattern = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => isAcceptablePattern(text), 'not a regular expression, or one that takes too long'),
);

const length = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
const checkedFieldRule = v.pipe(
  v.strictObject({ ...fieldRule.entries, minLength: length, maxLength: length, acceptedPattern: acceptablePattern }),
  v.check((rule) => rule.minLength <= rule.maxLength, 'minLength is above maxLength'),
);

/** Shorter ones could be guessed within the tries that the limits allow. */
const leastPassword = 6;

const registerRules = v.pipe(
  v.strictObject(v.entriesFromList(registrationFields, checkedFieldRule)),
  // Without these three there is no account to log in with.
  v.check(
    (rules) =>
      [rules.username, rules.password, rules.confirmPassword].every((rule) => rule.enabled && rule.required) &&
      rules.username.minLength > 0 &&
      rules.username.maxLength <= 64 &&
      rules.password.minLength >= leastPassword &&
      rules.password.maxLength <= 128,
    'username and password have to be asked for, the password with at least 6 characters',
  ),
);

const publicText = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9._-]{0,120}$/, 'letters, digits, dots, dashes and underscores, at most 120'),
);
const sendLimits = v.strictObject({
  secondsBetween: wholeNumber(1, 3600),
  perReceiver: wholeNumber(1, 1000),
  perAddress: wholeNumber(1, 100_000),
  inAll: wholeNumber(0, 10_000_000),
});
const perMinute = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

const diallingCode = v.pipe(
  v.string(),
  v.check((code) => countries.some(({ countryDialingCode }) => countryDialingCode === code), 'not a dialling code'),
);

/** Registration form, terms and login rules. */
export const accessSettings = {
  'register.rules': define(registerRules, defaultRegisterRules),
  'register.flags': define(
    v.strictObject({
      USERNAMEREG3: v.boolean(),
      MOBILENUMREG3: v.boolean(),
      MOBILENUMPASSREG3: v.boolean(),
      REGMOBVERF3: v.boolean(),
      CHNGPASSVERIF3: v.boolean(),
    }),
    { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: false, CHNGPASSVERIF3: false },
  ),
  termsTicked: define(v.boolean(), true),
  termsVersion: define(v.pipe(v.string(), v.minLength(1), v.maxLength(20)), '2026-01'),
  passwordExpiryDays: define(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)), 90),
  /** Login tries per address and minute; beyond it 429. */
  'login.triesPerMinute': define(perMinute, 10),
  /** Failed logins of an address in 15 minutes, whatever the account; beyond it each try needs a captcha. */
  'login.failuresPerAddress': define(wholeNumber(1, 100_000), 20),
  /**
   * Above so many failed logins of a hundred in the whole portal (15 minutes, at least so many logins) everyone needs
   * human verification, and an address new to the member needs a captcha. 100: never.
   */
  'login.attack': define(v.strictObject({ failedPercent: wholeNumber(1, 100), atLeast: wholeNumber(10, 1_000_000) }), {
    failedPercent: 30,
    atLeast: 50,
  }),
  /** A login from an address new to the member needs an extra verification. */
  'login.unregisteredAddress': define(v.boolean(), true),
  'freePlay.perMinute': define(perMinute, 10),
  /** Registrations per address and minute, refused ones too; beyond it 429. */
  'register.triesPerMinute': define(perMinute, 10),
  /** Captcha pictures per address and minute, each of which has to be drawn; beyond it 429. */
  'captcha.perMinute': define(perMinute, 30),
  /** Look-ups of invitation codes per address and minute; beyond it 429. */
  'invitation.perMinute': define(perMinute, 20),
  /** Limits per address and minute for each call of the agent centre that reads many entries; beyond it 429. */
  'agentCentre.readsPerMinute': define(perMinute, 60),
  'feedback.perMinute': define(perMinute, 5),
  /** Searches of the catalogue per address and minute, one for each pause while typing; beyond it 429. */
  'search.perMinute': define(perMinute, 300),
  /** Dialling codes of accepted mobile numbers; empty accepts all. */
  'identity.diallingCodes': define(v.pipe(v.array(diallingCode), v.maxLength(300)), []),
  /** Who sends SMS codes: the platform's gateway, or the identity provider once `identity.firebase` names a project. */
  'identity.smsChannel': define(v.picklist(['platform', 'firebase']), 'platform'),
  'identity.socialChannels': define(v.array(v.picklist(['google', 'facebook'])), ['google', 'facebook']),
  /** Public settings of the identity provider; without a projectId its login methods are off. */
  'identity.firebase': define(v.strictObject({ apiKey: publicText, authDomain: publicText, projectId: publicText }), {
    apiKey: '',
    authDomain: '',
    projectId: '',
  }),
  'identity.humanVerification': define(v.array(v.picklist(['login', 'register', 'sms'])), ['login', 'register', 'sms']),
  /** How long a code by SMS or e-mail is valid; the button for another waits as long. */
  'verification.codeMinutes': define(wholeNumber(1, 30), 3),
  /**
   * Limits of SMS: to one number in a day, requested from one address in a day, and of the portal in a day (the daily
   * cost).
   */
  'verification.smsLimits': define(sendLimits, { secondsBetween: 60, perReceiver: 5, perAddress: 50, inAll: 500 }),
  'verification.emailLimits': define(sendLimits, { secondsBetween: 60, perReceiver: 5, perAddress: 50, inAll: 5000 }),
  singleSession: define(v.boolean(), false),
  revealUnknownAccount: define(v.boolean(), false),
};
