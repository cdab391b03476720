import { isEmail } from '@portal/shared/contract/email.rules';
import * as v from 'valibot';
import { define, wholeNumber } from './define-setting.ts';

const addressOrNone = v.union([v.literal(''), v.pipe(v.string(), v.maxLength(254), v.check(isEmail))]);

/**
 * When the platform rolls a release back automatically, and who is notified (decisions/055).
 */
export const releaseSettings = {
  /** False: the operator is only notified that a version fails. */
  'releases.takeBack.on': define(v.boolean(), true),
  /** A version is rolled back above so many failures of a hundred loads ... */
  'releases.takeBack.failurePercent': define(wholeNumber(1, 99), 5),
  /** ... that are also more than so many times the share of the version before it ... */
  'releases.takeBack.times': define(wholeNumber(1, 100), 3),
  /** ... over at least so many loads ... */
  'releases.takeBack.loadsAtLeast': define(wholeNumber(2, 1_000_000), 20),
  /** ... by at least so many visitors ... */
  'releases.takeBack.visitorsAtLeast': define(wholeNumber(2, 1_000_000), 5),
  /** ... within so many seconds. */
  'releases.takeBack.windowSeconds': define(wholeNumber(10, 3600), 60),
  /** After an automatic rollback the remote gets no other for this long; the operator is notified instead. */
  'releases.takeBack.cooldownMinutes': define(wholeNumber(0, 10_080), 60),
  /** So many visitors of one address count; raise it only when all players come through one address. */
  'releases.takeBack.visitorsPerAddress': define(wholeNumber(1, 1_000_000), 3),
  /** Reports of pages per address and minute; further ones are ignored. */
  'releases.reportsPerMinute': define(wholeNumber(1, 1_000_000), 120),
  /** Receives an e-mail at each alert of releases; empty: nobody. */
  'releases.alertEmail': define(addressOrNone, ''),
};
