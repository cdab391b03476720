import { percentOf } from '@portal/shared/contract/money-parts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { betSettled } from '../../kernel/events/bet-settled.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { ContentModule } from '../content/index.ts';
import { type CountedBet, countBets } from './count-bets.ts';
import { turnoverRequirements as rows } from './payments.tables.ts';

export interface DepositTurnover {
  memberId: string;
  /** Names the deposit; its requirement is there once, however often it is asked for. */
  reference: string;
  depositMinor: bigint;
}

export interface NewRequirement {
  memberId: string;
  /** Names what it is for; its requirement is there once. */
  reference: string;
  requiredMinor: bigint;
  /** How many percent of a stake count, by game type, 0 where it names none; without it all of every stake. */
  weights?: Readonly<Record<string, number>>;
}

/** A requirement, with what has been bet for it. */
export type NamedRequirement = Pick<typeof rows.$inferSelect, 'requiredMinor' | 'betMinor' | 'weights'>;

/**
 * What must be bet before deposits and rewards can be withdrawn. A round counts for the deposits that were there when it was
 * settled, and for the rewards that were there when it was opened.
 */
export function createTurnover({ database, clock, outbox }: Kernel, { settings }: ContentModule) {
  const { db } = database;
  const isOpen = (memberId: string) => and(eq(rows.memberId, memberId), lt(rows.betMinor, rows.requiredMinor));

  outbox.subscribeBatches(betSettled, 'payments.turnover', (bets) => countBets(database, bets));

  /** Of the requirements that are not met yet: all that had to be bet, and what is still to be bet; minor units. */
  async function open(memberId: string): Promise<{ required: bigint; missing: bigint }> {
    const required = sql<string>`coalesce(sum(${rows.requiredMinor}), 0)::text`;
    const missing = sql<string>`coalesce(sum(${rows.requiredMinor} - ${rows.betMinor}), 0)::text`;
    const [row] = await db.select({ required, missing }).from(rows).where(isOpen(memberId));
    return { required: BigInt(row?.required ?? 0), missing: BigInt(row?.missing ?? 0) };
  }

  /** For the transaction that pays what it is for; a repeat changes nothing. */
  async function requireFor({ memberId, reference, requiredMinor, weights }: NewRequirement): Promise<void> {
    if (requiredMinor <= 0n) return;
    const row = { memberId, reference, requiredMinor, weights, at: clock.now() };
    await db.insert(rows).values(row).onConflictDoNothing();
  }

  /** Requirements by what they are for; there is none where nothing has to be bet. */
  async function named(references: readonly string[]): Promise<Map<string, NamedRequirement>> {
    if (references.length === 0) return new Map();
    const found = await db
      .select()
      .from(rows)
      .where(inArray(rows.reference, [...references]));
    return new Map(found.map((row) => [row.reference, row]));
  }

  return {
    requireFor,
    named,
    /** Stakes that no outbox tells of, in the transaction around it: those of demo data. */
    count: (stakes: readonly CountedBet[]): Promise<void> => countBets(database, stakes),
    /** For the transaction that credits a deposit. */
    async require({ memberId, reference, depositMinor }: DepositTurnover): Promise<void> {
      const percent = await settings.get('deposit.turnoverPercent');
      await requireFor({ memberId, reference, requiredMinor: percentOf(depositMinor, percent) });
    },
    /** What is still to be bet, in minor units. */
    async missing(memberId: string): Promise<bigint> {
      return (await open(memberId)).missing;
    },
    open,
  };
}

export type Turnover = ReturnType<typeof createTurnover>;
