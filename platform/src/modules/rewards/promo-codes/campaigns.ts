import { randomBytes } from 'node:crypto';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type {
  NewPromoCampaign,
  PromoCampaign,
  PromoCampaignState,
} from '@portal/shared/contract/rewards/operator-promo-codes';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { isUniqueViolation } from '../../../kernel/database/database.ts';
import { type Page, readPage } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readOutCode } from '../../../kernel/strings/read-out-code.rules.ts';
import type { Grant } from '../grants/reward-grants.tables.ts';
import { campaignFault, newCampaignRow } from './campaign.rules.ts';
import {
  type CampaignRow,
  promoCodes as codes,
  type PromoCodeRow,
  promoCampaigns as rows,
} from './promo-codes.tables.ts';
import { campaignOfReward } from './redemption.rules.ts';

/** Of a one-use code: 31 to the twelfth cannot be guessed, and three groups of four are still read out. */
const oneUseLength = 12;
const rowsAtOnce = 1000;

interface CampaignFilter extends Page {
  state?: PromoCampaignState | undefined;
  /** Shared code of the campaign. */
  code?: string | undefined;
}

/** Campaigns of promo codes and their codes. */
export function createCampaigns({ database, clock }: Kernel) {
  const { db } = database;

  async function assertPossible(asked: NewPromoCampaign): Promise<void> {
    const fault = campaignFault(asked, clock.now());
    if (fault) throw new Refusal(fault);
    if (asked.code !== undefined && (await campaignOf(asked.code))) throw new Refusal('promo_code_exists');
  }

  async function campaignOf(code: string): Promise<string | undefined> {
    return (await db.select().from(codes).where(eq(codes.code, code)))[0]?.campaignId;
  }

  async function insertCodes(campaignId: string, all: readonly string[]): Promise<void> {
    for (let from = 0; from < all.length; from += rowsAtOnce)
      await db.insert(codes).values(all.slice(from, from + rowsAtOnce).map((code) => ({ code, campaignId })));
  }

  return {
    /**
     * Checks whether the campaign could be made now.
     * @throws Refusal as `PromoCampaignFault`
     */
    check: assertPossible,
    /**
     * Makes the campaign with this id and its codes, in the caller's transaction.
     * @throws Refusal as `check`
     */
    async make(id: string, asked: NewPromoCampaign, madeBy: string): Promise<CampaignRow> {
      await assertPossible(asked);
      const row = newCampaignRow(id, asked, { madeBy, madeAt: clock.now() });
      try {
        await database.transaction(async () => {
          await db.insert(rows).values(row);
          await insertCodes(id, asked.code === undefined ? oneUseCodes(asked.uses) : [asked.code]);
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw new Refusal('promo_code_exists');
        throw error;
      }
      return row;
    },
    campaignOf,
    /** Locks a campaign until the transaction ends, so that concurrent members see what others took. */
    async lock(id: string): Promise<CampaignRow | undefined> {
      return (await db.select().from(rows).where(eq(rows.id, id)).for('update'))[0];
    },
    async byId(id: string): Promise<CampaignRow | undefined> {
      return (await db.select().from(rows).where(eq(rows.id, id)))[0];
    },
    async codeRow(code: string): Promise<PromoCodeRow | undefined> {
      return (await db.select().from(codes).where(eq(codes.code, code)))[0];
    },
    /** Takes a use and its money of a locked campaign, and uses up a one-use code. */
    async take({ id, code: shared, amountMinor }: CampaignRow, code: string, memberId: string): Promise<void> {
      const change = { used: sql`${rows.used} + 1`, givenMinor: sql`${rows.givenMinor} + ${amountMinor}` };
      await db.update(rows).set(change).where(eq(rows.id, id));
      if (shared === null)
        await db.update(codes).set({ usedBy: memberId, usedAt: clock.now() }).where(eq(codes.code, code));
    },
    /** Returns the use and the money of unclaimed rewards, one campaign after the other; one-use codes stay used. */
    async release(unclaimed: readonly Pick<Grant, 'reference' | 'amountMinor'>[]): Promise<void> {
      const own = unclaimed.flatMap(({ reference, amountMinor }) => {
        const id = campaignOfReward(reference);
        return id === undefined ? [] : [{ id, amountMinor }];
      });
      for (const { id, amountMinor } of own.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
        const change = { used: sql`${rows.used} - 1`, givenMinor: sql`${rows.givenMinor} - ${amountMinor}` };
        await db.update(rows).set(change).where(eq(rows.id, id));
      }
    },
    async setState(id: string, state: PromoCampaignState): Promise<void> {
      await db.update(rows).set({ state }).where(eq(rows.id, id));
    },
    /** Newest first; `pageNo` from 1. */
    page: ({ state, code, ...page }: CampaignFilter) =>
      readPage(db, rows, {
        where: and(state && eq(rows.state, state), code === undefined ? undefined : eq(rows.code, code)),
        orderBy: [desc(rows.madeAt), desc(rows.id)],
        ...page,
      }),
    /** Streams the codes of a campaign in batches, for a file. */
    async *codesOf(campaignId: string): AsyncGenerator<PromoCodeRow[]> {
      for (let after = ''; ; ) {
        const isNext = and(eq(codes.campaignId, campaignId), gt(codes.code, after));
        const list = await db.select().from(codes).where(isNext).orderBy(asc(codes.code)).limit(rowsAtOnce);
        if (list.length > 0) yield list;
        const last = list.at(-1);
        if (!last || list.length < rowsAtOnce) return;
        after = last.code;
      }
    },
  };
}

export type Campaigns = ReturnType<typeof createCampaigns>;

/** Makes different one-use codes of secure random bytes. */
function oneUseCodes(count: number): string[] {
  const made = new Set<string>();
  while (made.size < count) made.add(readOutCode(randomBytes(oneUseLength)));
  return [...made];
}

/** Returns a campaign as operators see it. */
export function showCampaign(row: CampaignRow): PromoCampaign {
  const { code, points, amountMinor, givenMinor, budgetMinor, minDepositMinor, weights, newWithinDays, ...rest } = row;
  return {
    ...rest,
    ...(code !== null && { code }),
    amount: amountFromMinor(amountMinor),
    points: Number(points),
    ...(weights && { weights }),
    given: amountFromMinor(givenMinor),
    ...(budgetMinor !== null && { budget: amountFromMinor(budgetMinor) }),
    ...(newWithinDays !== null && { newWithinDays }),
    minDeposit: amountFromMinor(minDepositMinor),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    madeAt: row.madeAt.toISOString(),
  };
}
