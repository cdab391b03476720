import { isEmail } from '@portal/shared/contract/typed/email.rules';
import * as v from 'valibot';
import {
  administrators,
  defineSetting,
  type SettingsReader,
  type SettingValues,
  wholeNumber,
} from '../settings/index.ts';

const addressOrNone = v.union([v.literal(''), v.pipe(v.string(), v.maxLength(254), v.check(isEmail))]);

/**
 * When the platform rolls a release back automatically, and who is notified (decisions/055).
 */
export const releaseSettings = {
  /** False: the operator is only notified that a version fails. */
  'releases.takeBack.on': defineSetting(v.boolean(), true),
  /** A version is rolled back above so many failures of a hundred loads ... */
  'releases.takeBack.failurePercent': defineSetting(wholeNumber(1, 99), 5),
  /** ... that are also more than so many times the share of the version before it ... */
  'releases.takeBack.times': defineSetting(wholeNumber(1, 100), 3),
  /** ... over at least so many loads ... */
  'releases.takeBack.loadsAtLeast': defineSetting(wholeNumber(2, 1_000_000), 20),
  /** ... by at least so many visitors ... */
  'releases.takeBack.visitorsAtLeast': defineSetting(wholeNumber(2, 1_000_000), 5),
  /** ... within so many seconds. */
  'releases.takeBack.windowSeconds': defineSetting(wholeNumber(10, 3600), 60),
  /** After an automatic rollback the remote gets no other for this long; the operator is notified instead. */
  'releases.takeBack.cooldownMinutes': defineSetting(wholeNumber(0, 10_080), 60),
  /** So many visitors of one address count; raise it only when all players come through one address. */
  'releases.takeBack.visitorsPerAddress': defineSetting(wholeNumber(1, 1_000_000), 3),
  /** Reports of pages per address and minute; further ones are ignored. */
  'releases.reportsPerMinute': defineSetting(wholeNumber(1, 1_000_000), 120),
  /** True: nobody promotes what they have published themselves, or with a key that they added; false: one person may. */
  'releases.promotedByTwo': defineSetting(v.boolean(), true, { owner: administrators }),
  /** Receives an e-mail at each alert of releases; empty: nobody. */
  'releases.alertEmail': defineSetting(addressOrNone, ''),
};

/** The settings that this module reads. */
export type ReleaseSettings = SettingsReader<SettingValues<typeof releaseSettings>>;
