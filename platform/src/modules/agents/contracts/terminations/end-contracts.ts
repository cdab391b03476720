import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { among } from '../../../../kernel/database/among.ts';
import type { ContractDeps } from '../contract-deps.ts';
import { notifyOfEnds } from '../contract-notifications.ts';
import type { ContractRecord } from '../contract-rows.ts';
import { takesEffectAt } from '../contract-time.rules.ts';
import { contractRequests, contracts, contractVersions, type RequestRow } from '../contracts.tables.ts';
import { type Ended, type RemainingTerms, whatEnds } from './cascade.rules.ts';
import { contractsBelow } from './contracts-below.ts';

/** Finds what would end below an agent of a contract, without changes. */
export async function endingBelow(
  { kernel }: ContractDeps,
  { contract }: ContractRecord,
  left?: RemainingTerms | undefined,
): Promise<Ended<ContractRecord>[]> {
  const { agentId, kind } = contract;
  return whatEnds(await contractsBelow(kernel.database, agentId, kind, kernel.clock.now()), agentId, left);
}

interface Change {
  /** Absent when nothing is left. */
  left?: RemainingTerms | undefined;
  /** Ids of what was shown to end; when absent, whatever ends. */
  affected?: readonly string[] | undefined;
}

/**
 * Ends what is no longer compatible below, and notifies its agents.
 * @throws Refusal `preview_changed`
 */
export async function endBelow(
  deps: ContractDeps,
  record: ContractRecord,
  { left, affected }: Change = {},
): Promise<void> {
  const ended = await endingBelow(deps, record, left);
  if (affected && !isSame(affected, ended.map(endedId))) throw new Refusal('preview_changed');
  const offers = ended.filter(({ isOffer }) => isOffer).map(({ below }) => below);
  await dropRequests(deps, offers);
  await endAgreed(
    deps,
    ended.filter(({ isOffer }) => !isOffer).map(({ below }) => below),
  );
  await notifyOfEnds(deps, ended, { agentId: record.contract.agentId, from: left?.from });
}

/** Id of the contract or the offer. */
export function endedId({ below: { contract, request }, isOffer }: Ended<ContractRecord>): string {
  return (isOffer && request?.id) || contract.id;
}

function isSame(shown: readonly string[], ended: readonly string[]): boolean {
  return isDeepStrictEqual([...new Set(shown)].sort(), [...ended].sort());
}

/** Ends each contract with its current period, and drops its open request. */
export async function endAgreed(deps: ContractDeps, records: readonly ContractRecord[]): Promise<void> {
  const { db, clock } = deps.kernel;
  const now = clock.now();
  const timeZone = await deps.settings.get('timeZone');
  const byEnd = new Map<number, string[]>();
  for (const { contract, versions } of records) {
    const end = takesEffectAt(contract.kind, versions, now, timeZone).getTime();
    const together = byEnd.get(end);
    if (together) together.push(contract.id);
    else byEnd.set(end, [contract.id]);
  }
  // Few moments for any number of contracts: one kind has at most four rhythms.
  for (const [time, ids] of byEnd) {
    const end = new Date(time);
    await db.update(contracts).set({ endsAt: end }).where(among(contracts.id, ids));
    await cutVersions(deps, ids, end);
  }
  await dropRequests(deps, records);
}

/** Ends contracts at the given moment at the latest. */
export async function endNoLater(deps: ContractDeps, records: readonly ContractRecord[], end: Date): Promise<void> {
  const ids = records.filter(({ versions }) => versions.length > 0).map(({ contract }) => contract.id);
  await deps.kernel.db
    .update(contracts)
    .set({ endsAt: sql`least(${contracts.endsAt}, ${end})` })
    .where(among(contracts.id, ids));
  await cutVersions(deps, ids, end);
}

/** Ends the versions in force or to come at the moment; later agreements are not affected. */
export async function cutVersions({ kernel }: ContractDeps, contractIds: readonly string[], end: Date): Promise<void> {
  const { from, until, contractId } = contractVersions;
  await kernel.db
    .update(contractVersions)
    .set({ until: sql`greatest(${from}, least(coalesce(${until}, ${end}), ${end}))` })
    .where(among(contractId, contractIds));
}

/** Closes the open request, and the offer of a contract that was never agreed. */
export async function closeRequest(
  { kernel }: ContractDeps,
  { contract, versions }: ContractRecord,
  request: RequestRow,
  state: 'accepted' | 'rejected' | 'withdrawn',
): Promise<void> {
  const { db, clock } = kernel;
  await db.update(contractRequests).set({ state, closedAt: clock.now() }).where(eq(contractRequests.id, request.id));
  if (versions.length > 0 || state === 'accepted') return;
  await db.update(contracts).set({ closedAs: state }).where(eq(contracts.id, contract.id));
}

/** Drops open requests without an answer; offers that were never agreed are withdrawn. */
export async function dropRequests({ kernel }: ContractDeps, records: readonly ContractRecord[]): Promise<void> {
  const open = records.filter(({ request }) => request !== undefined);
  if (open.length === 0) return;
  const { db, clock } = kernel;
  const ids = open.map(({ contract }) => contract.id);
  const isOpen = and(among(contractRequests.contractId, ids), eq(contractRequests.state, 'open'));
  await db.update(contractRequests).set({ state: 'dropped', closedAt: clock.now() }).where(isOpen);
  const neverAgreed = open.filter(({ versions }) => versions.length === 0).map(({ contract }) => contract.id);
  if (neverAgreed.length === 0) return;
  await db.update(contracts).set({ closedAs: 'withdrawn' }).where(among(contracts.id, neverAgreed));
}
