import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { acceptedStep, newSecondFactorSecret, secondFactorAddress } from '../../../kernel/security/second-factor.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { authenticators, sealedAuthenticator } from '../login.tables.ts';
import { createRecoveryCodes, isRecoveryCode } from './recovery-codes.ts';

export interface Authenticators {
  isConfirmed(memberId: string): Promise<boolean>;
  /** @throws Refusal `authenticator_exists` */
  setUp(memberId: string, issuer: string, account: string): Promise<{ secret: string; address: string }>;
  /** Set up, but not yet confirmed by a first code. */
  isWaiting(memberId: string): Promise<boolean>;
  /** Recovery codes, once, for the right code of an unconfirmed authenticator. */
  confirm(memberId: string, code: string): Promise<string[] | undefined>;
  /** True once for each code of a confirmed authenticator, and for each of its recovery codes. */
  use(memberId: string, code: string): Promise<boolean>;
  /** New recovery codes for a code of the authenticator itself. */
  renewRecoveryCodes(memberId: string, code: string): Promise<string[] | undefined>;
  /** Unused recovery codes; undefined without a confirmed authenticator. */
  recoveryCodesLeft(memberId: string): Promise<number | undefined>;
  /** False when none was confirmed; an unconfirmed one is removed too. */
  remove(memberId: string): Promise<boolean>;
}

/** Authenticator apps of members (TOTP). */
export function createAuthenticators(kernel: Kernel): Authenticators {
  const { database, clock, settings } = kernel;
  const recoveryCodes = createRecoveryCodes(kernel);
  const secrets = createSecrets(settings);
  const find = async (memberId: string) =>
    (await database.db.select().from(authenticators).where(eq(authenticators.memberId, memberId)))[0];

  /** Marks the time step of a right code as used, unless another call used it or a later one first. */
  async function takeStep(memberId: string, code: string, confirmedAt: Date | undefined): Promise<boolean> {
    const row = await find(memberId);
    const step =
      row && acceptedStep(secrets.open(row.secret, sealedAuthenticator.of(row)), code, clock.now(), row.lastUsedStep);
    if (step === undefined) return false;
    const { confirmedAt: confirmed, lastUsedStep } = authenticators;
    const isReady = confirmedAt ? isNull(confirmed) : isNotNull(confirmed);
    const used = await database.db
      .update(authenticators)
      .set({ lastUsedStep: step, ...(confirmedAt ? { confirmedAt } : {}) })
      .where(
        and(
          eq(authenticators.memberId, memberId),
          // It was set up again in the meantime: the code belongs to another secret.
          eq(authenticators.secret, row?.secret ?? ''),
          isReady,
          lt(lastUsedStep, step),
        ),
      )
      .returning({ memberId: authenticators.memberId });
    return used.length > 0;
  }

  /** The step locks the authenticator, so that of two renewals the second replaces the codes of the first. */
  const takeStepForCodes = (memberId: string, code: string, confirmedAt?: Date) =>
    database.transaction(async () =>
      (await takeStep(memberId, code, confirmedAt)) ? recoveryCodes.renew(memberId) : undefined,
    );

  async function useRecoveryCode(memberId: string, code: string): Promise<boolean> {
    return Boolean((await find(memberId))?.confirmedAt) && recoveryCodes.use(memberId, code);
  }

  return {
    isConfirmed: async (memberId) => Boolean((await find(memberId))?.confirmedAt),
    async setUp(memberId, issuer, account) {
      const secret = newSecondFactorSecret();
      const row = {
        secret: secrets.seal(secret, sealedAuthenticator.of({ memberId })),
        confirmedAt: null,
        lastUsedStep: 0,
      };
      const [set] = await database.db
        .insert(authenticators)
        .values({ memberId, ...row })
        .onConflictDoUpdate({ target: authenticators.memberId, set: row, setWhere: isNull(authenticators.confirmedAt) })
        .returning({ memberId: authenticators.memberId });
      if (!set) throw new Refusal('authenticator_exists');
      return { secret, address: secondFactorAddress(secret, issuer, account) };
    },
    isWaiting: async (memberId) => (await find(memberId))?.confirmedAt === null,
    confirm: (memberId, code) => takeStepForCodes(memberId, code, clock.now()),
    use: (memberId, code) =>
      isRecoveryCode(code) ? useRecoveryCode(memberId, code) : takeStep(memberId, code, undefined),
    renewRecoveryCodes: (memberId, code) => takeStepForCodes(memberId, code),
    recoveryCodesLeft: async (memberId) =>
      (await find(memberId))?.confirmedAt ? recoveryCodes.left(memberId) : undefined,
    async remove(memberId) {
      const gone = await database.db.delete(authenticators).where(eq(authenticators.memberId, memberId)).returning();
      await recoveryCodes.forget(memberId);
      return gone.some(({ confirmedAt }) => confirmedAt !== null);
    },
  };
}
