import type { Face } from '@portal/shared/contract/accounts/faces';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { members } from '../tables.ts';

/** Stores the drawn face that a member has chosen, null for the default of the id, and notifies the member's tabs. */
export async function setAvatar(
  { database, live }: Pick<Kernel, 'database' | 'live'>,
  memberId: string,
  avatar: Face | null,
): Promise<void> {
  await database.db.update(members).set({ avatar }).where(eq(members.id, memberId));
  live.publish(memberId, { type: 'member' });
}
