import { percentOf } from '@portal/shared/contract/money-parts';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { betSettled } from '../../kernel/events/bet-settled.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { ContentModule } from '../content/index.ts';
import { type CountedBet, countBets } from './count-bets.ts';
import { isStillToBet } from './open-requirements.ts';
import { bonusHolds as holds, turnoverRequirements as rows } from './payments.tables.ts';
import { boundBy, rewardPrefix, type TurnoverSource } from './turnover.rules.ts';

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
  /** What of it reached the wallet. */
  amountMinor: bigint;
  requiredMinor: bigint;
  /** How many percent of a stake count, by game type, 0 where it names none; without it all of every stake. */
  weights?: Readonly<Record<string, number>>;
}

type Requirement = typeof rows.$inferSelect;

/** A requirement, with what has been bet for it. */
export type NamedRequirement = Pick<Requirement, 'requiredMinor' | 'betMinor' | 'weights'> & {
  /** What it keeps from being withdrawn. */
  boundMinor: bigint;
};

/** A requirement that is not met yet, of a deposit or of a reward. */
export type OpenSource = Requirement & TurnoverSource;

/**
 * What must be bet before deposits and rewards can be withdrawn. A round counts for the deposits that were there when it was
 * settled, and for the rewards that were there when it was opened.
 */
export function createTurnover({ database, clock, outbox }: Kernel, { settings }: ContentModule) {
  const { db } = database;
  const columns = { ...getTableColumns(rows), heldMinor: holds.heldMinor };

  outbox.subscribeBatches(betSettled, 'payments.turnover', (bets) => countBets(database, bets));

  /** What is still to be bet, each with what it binds, the oldest first: the order in which bets count. */
  const sources = (memberId: string): Promise<OpenSource[]> =>
    db
      .select(columns)
      .from(rows)
      .leftJoin(holds, eq(holds.requirementId, rows.id))
      .where(and(eq(rows.memberId, memberId), isStillToBet))
      .orderBy(asc(rows.id));

  /** Of the requirements that are not met yet: all that had to be bet, and what is still to be bet; minor units. */
  async function open(memberId: string): Promise<{ required: bigint; missing: bigint }> {
    const found = await sources(memberId);
    return {
      required: found.reduce((sum, { requiredMinor }) => sum + requiredMinor, 0n),
      missing: found.reduce((sum, { requiredMinor, betMinor }) => sum + requiredMinor - betMinor, 0n),
    };
  }

  /** For the transaction that pays what it is for, after it; a repeat changes nothing. Ends what is asked for lost deposits. */
  async function requireFor({ memberId, reference, amountMinor, requiredMinor, weights }: NewRequirement) {
    if (amountMinor <= 0n) return;
    await db.execute(sql`select end_lost_deposits(${memberId}, ${amountMinor})`);
    if (requiredMinor <= 0n) return;
    const row = { memberId, reference, amountMinor, requiredMinor, weights, at: clock.now() };
    const [added] = await db.insert(rows).values(row).onConflictDoNothing().returning({ id: rows.id });
    if (added && reference.startsWith(rewardPrefix))
      await db.insert(holds).values({ requirementId: added.id, memberId, heldMinor: amountMinor });
  }

  /** Requirements by what they are for; there is none where nothing has to be bet. */
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
    /** Stakes that no outbox tells of, in the transaction around it: those of demo data. */
    count: (stakes: readonly CountedBet[]): Promise<void> => countBets(database, stakes),
    /** For the transaction that credits a deposit. */
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
     * For the transaction that takes money of a member otherwise than by play or withdrawal, after it: bonuses bind at most
     * what is left.
     */
    async trim(memberId: string): Promise<void> {
      await db.execute(sql`select trim_bonus_holds(${memberId})`);
    },
  };
}

export type Turnover = ReturnType<typeof createTurnover>;
