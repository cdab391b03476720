import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { AccountSettings } from '../accounts.settings.ts';
import { lockMember } from '../members.ts';
import { members } from '../tables.ts';
import { ageOn } from './age.rules.ts';
import { profileOf, sealedProfileOf } from './sealed-profile.ts';

/** The birthday check of docs/product.md 5. The birthday is stored in the encrypted profile. */
export function createBirthday(kernel: Kernel, settings: AccountSettings) {
  const { database, clock, settings: process } = kernel;

  /** @returns today */
  async function assertOldEnough(birthday: string): Promise<string> {
    const today = dayIn(await settings.get('timeZone'), clock.now());
    const age = ageOn(birthday, today);
    if (age === undefined) throw refusalAt('birthday', 'invalid_birthday');
    const least = await settings.get('birthdayAge');
    if (age < least) throw refusalAt('birthday', 'birthday_age', { age: least });
    return today;
  }

  /** Only once: an intruder in the session must not change the owner's age. */
  return async function set(memberId: string, birthday: string): Promise<void> {
    const birthdaySetOn = await assertOldEnough(birthday);
    await database.transaction(async () => {
      const found = await lockMember(database, memberId);
      if (!found) throw new Refusal('not_logged_in');
      const known = profileOf(process, found);
      if (known.birthday) throw refusalAt('birthday', 'birthday_known');
      const profile = sealedProfileOf(process, memberId, { ...known, birthday, birthdaySetOn });
      await database.db.update(members).set({ profile }).where(eq(members.id, memberId));
    });
  };
}
