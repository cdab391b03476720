import { and, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { Refusal } from '../../kernel/calls/refusal.ts';
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/ids.ts';
import { readPage } from '../../kernel/database/page.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { approvalRequests as rows } from './approvals.tables.ts';

export type ApprovalRequest = typeof rows.$inferSelect;
export type NewApprovalRequest = Pick<ApprovalRequest, 'act' | 'targetId' | 'seenVersion' | 'input' | 'maker' | 'why'>;

interface Decision {
  id: string;
  /** Username of the operator. */
  who: string;
  why: string;
}

/** Which approved requests: decided in a period (the end is exclusive), or with one of these values in their input. */
export type ApprovedFilter = { start: Date; end: Date } | { field: string; values: readonly string[] };

/** Locks an open request until the transaction ends. */
async function held({ db }: Pick<Database, 'db'>, id: string): Promise<ApprovalRequest> {
  const [found] = await db.select().from(rows).where(eq(rows.id, id)).for('update');
  if (!found) throw new Refusal('not_found');
  if (found.state !== 'open') throw new Refusal('proposal_decided', { value: { state: found.state } });
  return found;
}

/** Approval requests for money: what one operator requests runs once, when another approves it. */
export function createApprovalRequests({ database, clock }: Kernel) {
  const { db } = database;
  const isOpenAbout = (targetId: string) => and(eq(rows.targetId, targetId), eq(rows.state, 'open'));

  async function close(
    found: ApprovalRequest,
    state: ApprovalRequest['state'],
    { who, why }: Decision,
  ): Promise<ApprovalRequest> {
    const decided = { state, decidedBy: who, decidedWhy: why, decidedAt: clock.now() };
    await db.update(rows).set(decided).where(eq(rows.id, found.id));
    return { ...found, ...decided };
  }

  return {
    /**
     * Makes a request. One per target may be open; one that saw another version than this one becomes stale and makes
     * room.
     * @throws Refusal `proposal_open`
     */
    async make(request: NewApprovalRequest): Promise<ApprovalRequest> {
      const { targetId, seenVersion } = request;
      const isOutdated = and(isOpenAbout(targetId), ne(rows.seenVersion, seenVersion));
      await db.update(rows).set({ state: 'stale', decidedAt: clock.now() }).where(isOutdated);
      const row = { ...request, id: newId(), madeAt: clock.now() };
      const [made] = await db.insert(rows).values(row).onConflictDoNothing().returning();
      if (!made) throw new Refusal('proposal_open');
      return made;
    },
    /** Returns the open request about a target. */
    async openAbout(targetId: string): Promise<ApprovalRequest | undefined> {
      return (await db.select().from(rows).where(isOpenAbout(targetId)))[0];
    },
    /**
     * Approves a request of another operator and runs its work in one transaction; of two concurrent decisions the
     * second finds it decided. When the target has changed, the request becomes `stale` and nothing runs.
     * @throws Refusal `not_found`, `own_proposal`, `proposal_decided`, `proposal_stale`, and whatever the work refuses
     */
    async accept(decision: Decision, work: (request: ApprovalRequest) => Promise<void>): Promise<ApprovalRequest> {
      const decided = await database.transaction(async () => {
        const found = await held(database, decision.id);
        if (found.maker === decision.who) throw new Refusal('own_proposal');
        const isStale = await staleness(() => database.transaction(() => work(found)));
        return close(found, isStale ? 'stale' : 'accepted', decision);
      });
      if (decided.state === 'stale') throw new Refusal('proposal_stale');
      return decided;
    },
    decline: (decision: Decision, mayDecline: (request: ApprovalRequest) => boolean): Promise<ApprovalRequest> =>
      database.transaction(async () => {
        const found = await held(database, decision.id);
        if (!mayDecline(found)) throw new Refusal('not_allowed');
        return close(found, 'declined', decision);
      }),
    /** Newest first; `pageNo` counts from 1. */
    page: (state: ApprovalRequest['state'], pageNo: number, pageSize: number) =>
      readPage(db, rows, {
        where: eq(rows.state, state),
        orderBy: [desc(rows.madeAt), desc(rows.id)],
        pageNo,
        pageSize,
      }),
    /** Returns the inputs of approved requests of one act. */
    async approvedInputs(act: string, filter: ApprovedFilter): Promise<ApprovalRequest['input'][]> {
      const isAsked =
        'field' in filter
          ? inArray(sql`${rows.input} ->> ${filter.field}`, [...filter.values])
          : and(gte(rows.decidedAt, filter.start), lt(rows.decidedAt, filter.end));
      const isApproved = and(eq(rows.act, act), eq(rows.state, 'accepted'));
      const found = await db.select({ input: rows.input }).from(rows).where(and(isApproved, isAsked));
      return found.map(({ input }) => input);
    },
    /** Counts acts of a kind done to a target: the version that a request about it has seen. */
    countDone: (act: string, targetId: string): Promise<number> =>
      db.$count(rows, and(eq(rows.act, act), eq(rows.targetId, targetId), eq(rows.state, 'accepted'))),
  };
}

export type ApprovalRequests = ReturnType<typeof createApprovalRequests>;

/** True when the work found another version than the maker saw; other refusals are rethrown. */
async function staleness(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'proposal_stale') return true;
    throw error;
  }
}
