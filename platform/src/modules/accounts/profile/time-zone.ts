import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { members } from '../tables.ts';

/** Stores the time zone shown to a member, null for the portal's, and notifies the member's tabs. */
export async function setTimeZone(
  { database, live }: Pick<Kernel, 'database' | 'live'>,
  memberId: string,
  timeZone: string | null,
): Promise<void> {
  await database.db.update(members).set({ timeZone }).where(eq(members.id, memberId));
  live.publish(memberId, { type: 'member' });
}
