import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
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

/** Codes for members whose authenticator is lost, stored as keyed hashes. */
export function createRecoveryCodes({ database, clock, settings }: Kernel): RecoveryCodes {
  const secrets = createSecrets(settings);
  const hashOf = (memberId: string, code: string) => secrets.mac(`recovery code of ${memberId}`, code);
  const isUnused = (memberId: string) => and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt));

  return {
    async renew(memberId) {
      const codes = new Set<string>();
      while (codes.size < codesAtOnce) codes.add(newCode());
      await database.db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
      const rows = [...codes].map((code) => ({ memberId, codeHash: hashOf(memberId, code) }));
      await database.db.insert(recoveryCodes).values(rows);
      return [...codes];
    },
    async use(memberId, code) {
      const used = await database.db
        .update(recoveryCodes)
        .set({ usedAt: clock.now() })
        .where(and(isUnused(memberId), eq(recoveryCodes.codeHash, hashOf(memberId, code))))
        .returning({ memberId: recoveryCodes.memberId });
      return used.length > 0;
    },
    left: (memberId) => database.db.$count(recoveryCodes, isUnused(memberId)),
    async forget(memberId) {
      await database.db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
    },
  };
}
