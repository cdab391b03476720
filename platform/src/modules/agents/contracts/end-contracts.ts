import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { among } from '../../../kernel/among.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Ended, type Left, whatEnds } from './cascade.rules.ts';
import type { ContractDeps } from './contract-deps.ts';
import { tellEnded } from './contract-news.ts';
import type { Standing } from './contract-rows.ts';
import { takesEffectAt } from './contract-time.rules.ts';
import { contractRequests, contracts, contractVersions, type RequestRow } from './contracts.tables.ts';
import { contractsBelow } from './contracts-below.ts';

/** What would end below an agent of a contract; nothing is changed. */
export async function endingBelow(
  { kernel }: ContractDeps,
  { contract }: Standing,
  left?: Left | undefined,
): Promise<Ended<Standing>[]> {
  const { agentId, kind } = contract;
  return whatEnds(await contractsBelow(kernel.database, agentId, kind, kernel.clock.now()), agentId, left);
}

interface Change {
  /** Absent: nothing is left. */
  left?: Left | undefined;
  /** Ids of what was shown to end; absent: whatever ends. */
  affected?: readonly string[] | undefined;
}

/** Ends what no longer fits below, and tells those whose it was. @throws Refusal `preview_changed` */
export async function endBelow(deps: ContractDeps, standing: Standing, { left, affected }: Change = {}): Promise<void> {
  const ended = await endingBelow(deps, standing, left);
  if (affected && !isSame(affected, ended.map(endedId))) throw new Refusal('preview_changed');
  const offers = ended.filter(({ isOffer }) => isOffer).map(({ below }) => below);
  await dropRequests(deps, offers);
  await endAgreed(
    deps,
    ended.filter(({ isOffer }) => !isOffer).map(({ below }) => below),
  );
  await tellEnded(deps, ended, { agentId: standing.contract.agentId, from: left?.from });
}

/** Of the contract, or of the offer. */
export function endedId({ below: { contract, request }, isOffer }: Ended<Standing>): string {
  return (isOffer && request?.id) || contract.id;
}

function isSame(shown: readonly string[], ended: readonly string[]): boolean {
  return isDeepStrictEqual([...new Set(shown)].sort(), [...ended].sort());
}

/** Each ends with its period under way; what waits for an answer about it is dropped. */
export async function endAgreed(deps: ContractDeps, standings: readonly Standing[]): Promise<void> {
  const { db, clock } = deps.kernel;
  const now = clock.now();
  const timeZone = await deps.content.settings.get('timeZone');
  const byEnd = new Map<number, string[]>();
  for (const { contract, versions } of standings) {
    const end = takesEffectAt(contract.kind, versions, now, timeZone).getTime();
    const together = byEnd.get(end);
    if (together) together.push(contract.id);
    else byEnd.set(end, [contract.id]);
  }
  // A few moments for any number of contracts: one kind has at most four rhythms.
  for (const [time, ids] of byEnd) {
    const end = new Date(time);
    await db.update(contracts).set({ endsAt: end }).where(among(contracts.id, ids));
    await cutVersions(deps, ids, end);
  }
  await dropRequests(deps, standings);
}

/** Contracts that end do so at the moment at the latest. */
export async function endNoLater(deps: ContractDeps, standings: readonly Standing[], end: Date): Promise<void> {
  const ids = standings.filter(({ versions }) => versions.length > 0).map(({ contract }) => contract.id);
  await deps.kernel.db
    .update(contracts)
    .set({ endsAt: sql`least(${contracts.endsAt}, ${end})` })
    .where(among(contracts.id, ids));
  await cutVersions(deps, ids, end);
}

/** Nothing of these contracts is in force after the moment but what is agreed on from now. */
export async function cutVersions({ kernel }: ContractDeps, contractIds: readonly string[], end: Date): Promise<void> {
  const { from, until, contractId } = contractVersions;
  await kernel.db
    .update(contractVersions)
    .set({ until: sql`greatest(${from}, least(coalesce(${until}, ${end}), ${end}))` })
    .where(among(contractId, contractIds));
}

/** Closes the open request, and with it an offer of a contract that nothing was agreed on about. */
export async function closeRequest(
  { kernel }: ContractDeps,
  { contract, versions }: Standing,
  request: RequestRow,
  state: 'accepted' | 'rejected' | 'withdrawn',
): Promise<void> {
  const { db, clock } = kernel;
  await db.update(contractRequests).set({ state, closedAt: clock.now() }).where(eq(contractRequests.id, request.id));
  if (versions.length > 0 || state === 'accepted') return;
  await db.update(contracts).set({ closedAs: state }).where(eq(contracts.id, contract.id));
}

/** Open requests end without an answer; an offer of which nothing was agreed on is withdrawn. */
export async function dropRequests({ kernel }: ContractDeps, standings: readonly Standing[]): Promise<void> {
  const open = standings.filter(({ request }) => request !== undefined);
  if (open.length === 0) return;
  const { db, clock } = kernel;
  const ids = open.map(({ contract }) => contract.id);
  const isOpen = and(among(contractRequests.contractId, ids), eq(contractRequests.state, 'open'));
  await db.update(contractRequests).set({ state: 'dropped', closedAt: clock.now() }).where(isOpen);
  const neverAgreed = open.filter(({ versions }) => versions.length === 0).map(({ contract }) => contract.id);
  if (neverAgreed.length === 0) return;
  await db.update(contracts).set({ closedAs: 'withdrawn' }).where(among(contracts.id, neverAgreed));
}
