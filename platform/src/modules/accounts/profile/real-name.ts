import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockMember } from '../members.ts';
import { members } from '../tables.ts';
import { profileOf, sealedProfileOf } from './sealed-profile.ts';

/** Sets the real name of a profile without one; changes go through customer service. */
export async function giveRealName(
  { database, settings }: Pick<Kernel, 'database' | 'settings'>,
  memberId: string,
  payeeName: string,
): Promise<void> {
  await database.transaction(async () => {
    const found = await lockMember(database, memberId);
    if (!found) return;
    const known = profileOf(settings, found);
    if (known.payeeName) return;
    const profile = sealedProfileOf(settings, memberId, { ...known, payeeName });
    await database.db.update(members).set({ profile }).where(eq(members.id, memberId));
  });
}
