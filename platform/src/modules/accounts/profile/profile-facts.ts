import type { ProfileFact } from '@portal/shared/contract/accounts/profile';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockMember } from '../members.ts';
import { members } from '../tables.ts';
import { profileOf, sealedProfileOf } from './sealed-profile.ts';

/** A member's own statements, one line each. */
export type ProfileFacts = Readonly<Partial<Record<ProfileFact, string>>>;

/** Writes named facts and removes empty ones; name, birthday and everything else stay. */
export async function setProfileFacts(
  { database, settings }: Pick<Kernel, 'database' | 'settings'>,
  memberId: string,
  facts: ProfileFacts,
): Promise<void> {
  await database.transaction(async () => {
    const found = await lockMember(database, memberId);
    if (!found) throw new Refusal('not_logged_in');
    const merged = Object.entries({ ...profileOf(settings, found), ...facts }).filter(([, text]) => text !== '');
    const profile = sealedProfileOf(settings, memberId, Object.fromEntries(merged));
    await database.db.update(members).set({ profile }).where(eq(members.id, memberId));
  });
}
