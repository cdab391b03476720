import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { hashPassword, passwordMatches } from '../../../kernel/security/passwords.ts';
import { recoveryCodes } from '../login.tables.ts';

const codesAtOnce = 10;
const digits = 12;

export interface RecoveryCodes {
  /** Replaces all codes of a member; run it while the authenticator is locked. Returns them, readable only this once. */
  renew(memberId: string): Promise<string[]>;
  /** True once for each code. */
  use(memberId: string, code: string): Promise<boolean>;
  left(memberId: string): Promise<number>;
  forget(memberId: string): Promise<void>;
}

const newCode = () => String(randomInt(10 ** digits)).padStart(digits, '0');

/** True for the form of a recovery code: an authenticator shows six digits. */
export const isRecoveryCode = (code: string): boolean => /^\d{12}$/.test(code);

/** Codes for members whose authenticator is lost, hashed like passwords since they are short. */
export function createRecoveryCodes({ database, clock }: Kernel): RecoveryCodes {
  const isUnused = (memberId: string) => and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt));

  async function unusedHash(memberId: string, code: string): Promise<string | undefined> {
    const rows = await database.db.select().from(recoveryCodes).where(isUnused(memberId));
    for (const { codeHash } of rows) if (await passwordMatches(code, codeHash)) return codeHash;
    return undefined;
  }

  return {
    async renew(memberId) {
      const codes = new Set<string>();
      while (codes.size < codesAtOnce) codes.add(newCode());
      const rows: { memberId: string; codeHash: string }[] = [];
      for (const code of codes) rows.push({ memberId, codeHash: await hashPassword(code) });
      await database.db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
      await database.db.insert(recoveryCodes).values(rows);
      return [...codes];
    },
    async use(memberId, code) {
      const codeHash = await unusedHash(memberId, code);
      if (!codeHash) return false;
      const used = await database.db
        .update(recoveryCodes)
        .set({ usedAt: clock.now() })
        .where(and(isUnused(memberId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ memberId: recoveryCodes.memberId });
      return used.length > 0;
    },
    left: (memberId) => database.db.$count(recoveryCodes, isUnused(memberId)),
    async forget(memberId) {
      await database.db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
    },
  };
}
