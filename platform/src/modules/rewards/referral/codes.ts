import { randomBytes } from 'node:crypto';
import { trialType } from '@portal/shared/contract/constants';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Member } from '../../accounts/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { invitationCode } from './referral.rules.ts';
import { referralCodes as rows } from './referral.tables.ts';

/** Invitation codes: an agent's is its affiliate code; other members get one on first request. */
export function createCodes({ db, clock }: Kernel, { member }: Pick<RewardKindDeps, 'member'>) {
  async function own(memberId: string): Promise<string | undefined> {
    const [row] = await db.select({ code: rows.code }).from(rows).where(eq(rows.memberId, memberId));
    return row?.code;
  }

  async function freeCode(): Promise<string> {
    const code = invitationCode(randomBytes(8));
    return (await member.byAffiliateCode(code)) ? freeCode() : code;
  }

  /** Retries when the code is taken; of two concurrent calls the first code stays. */
  async function make(memberId: string): Promise<string> {
    await db
      .insert(rows)
      .values({ memberId, code: await freeCode(), madeAt: clock.now() })
      .onConflictDoNothing();
    return (await own(memberId)) ?? make(memberId);
  }

  return {
    of: async ({ id, affiliateCode }: Member): Promise<string> => affiliateCode ?? (await own(id)) ?? make(id),
    /** Finds the inviter of a code, ignoring case; undefined for unknown codes, and closed or trial accounts. */
    async inviterOf(code: string): Promise<Member | undefined> {
      const typed = code.trim().toUpperCase();
      const [row] = await db.select({ memberId: rows.memberId }).from(rows).where(eq(rows.code, typed));
      const found = (await member.byAffiliateCode(typed)) ?? (row && (await member.byId(row.memberId)));
      return found?.state === 'open' && found.type !== trialType ? found : undefined;
    },
  };
}
