import { leastPasswordLength, longestPassword } from '@portal/shared/contract/accounts/password-rules';
import { fieldRule, registrationFields } from '@portal/shared/contract/content/site';
import * as v from 'valibot';
import type { ContentSettingValues } from '../content/index.ts';
import { callsPerMinute, defineSetting, editors, type SettingsReader, type SettingValues } from '../settings/index.ts';
import type { WalletSettingValues } from '../wallet/index.ts';
import { defaultRegisterRules } from './registration/register-defaults.ts';
import { isAcceptablePattern } from './registration/safe-pattern.ts';

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

const registerRules = v.pipe(
  v.strictObject(v.entriesFromList(registrationFields, checkedFieldRule)),
  // Without these three there is no account to log in with.
  v.check(
    (rules) =>
      [rules.username, rules.password, rules.confirmPassword].every((rule) => rule.enabled && rule.required) &&
      rules.username.minLength > 0 &&
      rules.username.maxLength <= 64 &&
      rules.password.minLength >= leastPasswordLength &&
      rules.password.maxLength <= longestPassword,
    'username and password have to be asked for, the password with at least 8 characters',
  ),
);

/** Registration form, terms, passwords and what members may open. */
export const accountSettings = {
  'register.rules': defineSetting(registerRules, defaultRegisterRules),
  'register.flags': defineSetting(
    v.strictObject({
      USERNAMEREG3: v.boolean(),
      MOBILENUMREG3: v.boolean(),
      MOBILENUMPASSREG3: v.boolean(),
      REGMOBVERF3: v.boolean(),
      CHNGPASSVERIF3: v.boolean(),
    }),
    { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: false, CHNGPASSVERIF3: false },
  ),
  /** Registrations per address and minute, refused ones too; beyond it 429. */
  'register.triesPerMinute': defineSetting(callsPerMinute, 10),
  agreementAge: defineSetting(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)), 18),
  termsTicked: defineSetting(v.boolean(), true),
  termsVersion: defineSetting(v.pipe(v.string(), v.minLength(1), v.maxLength(20)), '2026-01'),
  birthdayAge: defineSetting(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)), 21),
  passwordExpiryDays: defineSetting(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)), 90),
  revealUnknownAccount: defineSetting(v.boolean(), false),
  'memberCentre.pages': defineSetting(
    v.array(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{2,40}$/, 'the name of a page, such as depositv2'))),
    [
      'securityCenter',
      'transferFund',
      'depositv2',
      'withdraw',
      'transferUpline',
      'personalHistoryCopy',
      'transactionHistory',
      'personalProfit',
      'bonusDetails',
      'rewardCenter',
      'referral',
      'missionLeaderboard',
      'messageV2',
      'manualRebate',
      'playerRank',
    ],
    { owner: editors },
  ),
  'agentCentre.types': defineSetting(v.pipe(v.array(v.picklist([1, 2, 41, 42])), v.minLength(1)), [1, 2, 41, 42]),
};

export type AccountSettingValues = SettingValues<typeof accountSettings>;
/** The settings that this module reads. */
export type AccountSettings = SettingsReader<AccountSettingValues & WalletSettingValues & ContentSettingValues>;
