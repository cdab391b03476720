import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { hashPassword, passwordMatches } from '../../../kernel/security/passwords.ts';
import { members } from '../tables.ts';

const paymentTriesAtMost = 5;
const paymentLockMinutes = 30;

export interface PaymentPasswordChange {
  memberId: string;
  digits: string;
  inPlaceOf: string | null;
  alongside: () => Promise<void>;
}

/** The six digits that confirm outgoing money (docs/product.md 5). */
export function createPaymentPassword({ database, clock }: Pick<Kernel, 'database' | 'clock'>) {
  /**
   * Counts the try before checking it, in one statement, so that only five of many concurrent ones are checked. The
   * fifth locks; a right one unlocks.
   */
  async function takeTry(memberId: string): Promise<string | null> {
    const now = clock.now();
    const until = new Date(now.getTime() + paymentLockMinutes * 60_000).toISOString();
    const tries = sql`case when ${members.paymentLockedUntil} is null then ${members.paymentTries} + 1 else 1 end`;
    const [row] = await database.db
      .update(members)
      .set({
        paymentTries: tries,
        paymentLockedUntil: sql`case when ${tries} >= ${paymentTriesAtMost} then ${until}::timestamptz end`,
      })
      .where(
        and(eq(members.id, memberId), or(isNull(members.paymentLockedUntil), lte(members.paymentLockedUntil, now))),
      )
      .returning({ hash: members.paymentPasswordHash });
    if (!row) throw new Refusal('payment_password_locked', { params: { minutes: paymentLockMinutes } });
    return row.hash;
  }

  return {
    /** @throws Refusal `payment_password_wrong` (with the field given), `payment_password_locked` */
    async confirm(memberId: string, digits: string, field: string): Promise<void> {
      const hash = await takeTry(memberId);
      if (!(await passwordMatches(digits, hash ?? undefined))) throw refusalAt(field, 'payment_password_wrong');
      await database.db
        .update(members)
        .set({ paymentTries: 0, paymentLockedUntil: null })
        .where(eq(members.id, memberId));
    },
    /**
     * Sets the digits. `inPlaceOf` is the hash that the change was checked against, null for the first one; `alongside`
     * runs in the same transaction.
     * @throws Refusal `conflict` when another change came first; then nothing is changed
     */
    async set({ memberId, digits, inPlaceOf, alongside }: PaymentPasswordChange): Promise<void> {
      const change = { paymentPasswordHash: await hashPassword(digits), paymentTries: 0, paymentLockedUntil: null };
      const { id, paymentPasswordHash } = members;
      const isSame = inPlaceOf === null ? isNull(paymentPasswordHash) : eq(paymentPasswordHash, inPlaceOf);
      await database.transaction(async () => {
        const stored = await database.db
          .update(members)
          .set(change)
          .where(and(eq(id, memberId), isSame))
          .returning({ id });
        if (stored.length === 0) throw new Refusal('conflict');
        await alongside();
      });
    },
  };
}
