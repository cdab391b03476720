import { percentOf } from '@portal/shared/contract/money/money-parts';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { betSettled } from '../../games/index.ts';
import type { PaymentSettings } from '../payments.settings.ts';
import { bonusHolds as holds, turnoverRequirements as rows } from '../payments.tables.ts';
import { type CountedBet, countBets } from './count-bets.ts';
import { boundBy, rewardPrefix, type TurnoverSource } from './turnover.rules.ts';
import { isUnmetRequirement } from './unmet-requirements.ts';

interface DepositTurnover {
  memberId: string;
  /** Names the deposit; its requirement is created once, however often. */
  reference: string;
  depositMinor: bigint;
}

interface NewRequirement {
  memberId: string;
  /** Names what it is for; its requirement is created once. */
  reference: string;
  /** The part that reached the wallet. */
  amountMinor: bigint;
  requiredMinor: bigint;
  /** Percentage of a stake that counts, by game type, 0 for types not named; when absent, all of every stake. */
  weights?: Readonly<Record<string, number>>;
}

type Requirement = typeof rows.$inferSelect;

/** A requirement with what has been bet. */
export type NamedRequirement = Pick<Requirement, 'requiredMinor' | 'betMinor' | 'weights'> & {
  /** The money it keeps from being withdrawn. */
  boundMinor: bigint;
};

/** An unmet requirement of a deposit or reward. */
export type OpenSource = Requirement & TurnoverSource;

/**
 * Turnover: what must be bet before deposits and rewards can be withdrawn. A round counts for deposits that existed
 * when it was settled, and for rewards that existed when it was opened.
 */
export function createTurnover({ database, clock, outbox }: Kernel, settings: PaymentSettings) {
  const { db } = database;
  const columns = { ...getTableColumns(rows), heldMinor: holds.heldMinor };

  outbox.subscribeBatches(betSettled, 'payments.turnover', (bets) => countBets(database, bets));

  /** Unmet requirements with what each binds, oldest first: the order in which bets count. */
  const sources = (memberId: string): Promise<OpenSource[]> =>
    db
      .select(columns)
      .from(rows)
      .leftJoin(holds, eq(holds.requirementId, rows.id))
      .where(and(eq(rows.memberId, memberId), isUnmetRequirement))
      .orderBy(asc(rows.id));

  /** Sums unmet requirements: all that had to be bet, and what is missing; minor units. */
  async function open(memberId: string): Promise<{ required: bigint; missing: bigint }> {
    const found = await sources(memberId);
    return {
      required: found.reduce((sum, { requiredMinor }) => sum + requiredMinor, 0n),
      missing: found.reduce((sum, { requiredMinor, betMinor }) => sum + requiredMinor - betMinor, 0n),
    };
  }

  /**
   * Adds a requirement after the payment, in its transaction; a repeat changes nothing. Ends the requirements of lost
   * deposits.
   */
  async function requireFor({ memberId, reference, amountMinor, requiredMinor, weights }: NewRequirement) {
    if (amountMinor <= 0n) return;
    await db.execute(sql`select end_lost_deposits(${memberId}, ${amountMinor})`);
    if (requiredMinor <= 0n) return;
    const row = { memberId, reference, amountMinor, requiredMinor, weights, at: clock.now() };
    const [added] = await db.insert(rows).values(row).onConflictDoNothing().returning({ id: rows.id });
    if (added && reference.startsWith(rewardPrefix))
      await db.insert(holds).values({ requirementId: added.id, memberId, heldMinor: amountMinor });
  }

  /** Reads requirements by reference; without turnover there is none. */
  async function named(references: readonly string[]): Promise<Map<string, NamedRequirement>> {
    if (references.length === 0) return new Map();
    const found = await db
      .select(columns)
      .from(rows)
      .leftJoin(holds, eq(holds.requirementId, rows.id))
      .where(inArray(rows.reference, [...references]));
    return new Map(found.map((row) => [row.reference, { ...row, boundMinor: boundBy(row) }]));
  }

  return {
    requireFor,
    named,
    sources,
    /** Counts stakes that are not in the outbox, such as demo data. Needs a transaction. */
    count: (stakes: readonly CountedBet[]): Promise<void> => countBets(database, stakes),
    /** Needs the transaction that credits a deposit. */
    async require({ memberId, reference, depositMinor }: DepositTurnover): Promise<void> {
      const percent = await settings.get('deposit.turnoverPercent');
      const requiredMinor = percentOf(depositMinor, percent);
      await requireFor({ memberId, reference, amountMinor: depositMinor, requiredMinor });
    },
    /** What is still to be bet, in minor units. */
    async missing(memberId: string): Promise<bigint> {
      return (await open(memberId)).missing;
    },
    open,
    /**
     * Call after taking a member's money other than by play or withdrawal, in the same transaction: bonuses bind at
     * most what is left.
     */
    async trim(memberId: string): Promise<void> {
      await db.execute(sql`select trim_bonus_holds(${memberId})`);
    },
  };
}

export type Turnover = ReturnType<typeof createTurnover>;
