import * as v from 'valibot';
import type { AccountSettingValues } from '../accounts/index.ts';
import type { ContentSettingValues } from '../content/index.ts';
import {
  callsPerMinute,
  defineSetting,
  type SettingsReader,
  type SettingValues,
  wholeNumber,
} from '../settings/index.ts';

/** Logins and sessions. */
export const sessionSettings = {
  /** Login tries per address and minute; beyond it 429. */
  'login.triesPerMinute': defineSetting(callsPerMinute, 10),
  /** Failed logins of an address in 15 minutes, whatever the account; beyond it each try needs a captcha. */
  'login.failuresPerAddress': defineSetting(wholeNumber(1, 100_000), 20),
  /**
   * Above so many failed logins of a hundred in the whole portal (15 minutes, at least so many logins) everyone needs
   * human verification, and an address new to the member needs a captcha. 100: never.
   */
  'login.attack': defineSetting(
    v.strictObject({ failedPercent: wholeNumber(1, 100), atLeast: wholeNumber(10, 1_000_000) }),
    {
      failedPercent: 30,
      atLeast: 50,
    },
  ),
  /** Questions for a login by passkey per address and minute: an opened form asks every 100 seconds; beyond it 429. */
  'login.passkeyQuestionsPerMinute': defineSetting(callsPerMinute, 300),
  /** A login from an address new to the member needs an extra verification. */
  'login.unregisteredAddress': defineSetting(v.boolean(), true),
  'freePlay.perMinute': defineSetting(callsPerMinute, 10),
  'identity.socialChannels': defineSetting(v.array(v.picklist(['google', 'facebook'])), ['google', 'facebook']),
  singleSession: defineSetting(v.boolean(), false),
};

export type SessionSettingValues = SettingValues<typeof sessionSettings>;
/** The settings that this module reads. */
export type SessionSettings = SettingsReader<SessionSettingValues & AccountSettingValues & ContentSettingValues>;
