import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/calls/refusal.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Member } from './members.ts';
import { members } from './tables.ts';

const holdHours = 24;
const hourMs = 3_600_000;

/** Holds a member's withdrawals from now on; a later hold replaces an earlier one. */
export async function holdWithdrawals(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  memberId: string,
): Promise<void> {
  const withdrawalsHeldUntil = new Date(clock.now().getTime() + holdHours * hourMs);
  await database.db.update(members).set({ withdrawalsHeldUntil }).where(eq(members.id, memberId));
}

/** The refusal of money that would leave during a hold; undefined without one. */
export function withdrawalHold(
  { withdrawalsHeldUntil: until }: Pick<Member, 'withdrawalsHeldUntil'>,
  now: Date,
): Refusal | undefined {
  if (!until || until <= now) return undefined;
  const hours = Math.ceil((until.getTime() - now.getTime()) / hourMs);
  return new Refusal('withdrawals_held', { params: { hours }, value: { until: until.toISOString() } });
}
