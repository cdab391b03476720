import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { Contract, PaidBy } from '@portal/shared/contract/agents/contracts';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { type Page, readPage } from '../../../kernel/database/page.ts';
import type { ContractDeps } from './contract-deps.ts';
import { contractRecordsOf, notOver } from './contract-rows.ts';
import { contractRequests, contracts } from './contracts.tables.ts';
import { payerOf } from './requests/payer-of.ts';
import { showContracts } from './show-contracts.ts';

export interface ListQuery extends Page {
  kind?: ContractKind | undefined;
  /** Account of a direct downline, as typed; others are not found. */
  account?: string | undefined;
  withOver: boolean;
}

/** Limit of the own contracts on a page. */
const ownAtMost = 200;

/** Lists contracts with the upline and with direct downlines, newest first. */
export async function listContracts(deps: ContractDeps, agentId: string, query: ListQuery) {
  const isOwn = and(eq(contracts.agentId, agentId), isMeant(deps, query));
  const own = await rows(deps, isOwn, { pageNo: 1, pageSize: ownAtMost });
  const below = await listBelow(deps, agentId, query);
  return {
    own: own.list,
    downlines: below.list,
    totalPages: below.totalPages,
    waiting: await waiting(deps, agentId),
    paidBy: await payersBelow(deps, agentId),
  };
}

/** Lists contracts that the upline, or the platform, has with agents. */
export async function listBelow(deps: ContractDeps, uplineId: string | null, query: ListQuery) {
  const isBelow = uplineId === null ? isNull(contracts.uplineId) : eq(contracts.uplineId, uplineId);
  const named = query.account ? await deps.member.byAccount(query.account) : undefined;
  if (query.account && !named) return { list: [], totalPages: 0 };
  const isOfNamed = named && eq(contracts.agentId, named.id);
  return rows(deps, and(isBelow, isOfNamed, isMeant(deps, query)), query);
}

function isMeant({ kernel }: ContractDeps, { kind, withOver }: ListQuery): SQL | undefined {
  return and(kind && eq(contracts.kind, kind), withOver ? undefined : notOver(kernel.clock.now()));
}

async function rows(
  deps: ContractDeps,
  where: SQL | undefined,
  page: Page,
): Promise<{ list: Contract[]; totalPages: number }> {
  const { database, db } = deps.kernel;
  const { list: found, totalPages } = await readPage(db, contracts, {
    where,
    orderBy: [desc(contracts.createdAt), desc(contracts.id)],
    ...page,
  });
  const list = await showContracts(deps, await contractRecordsOf(database, found));
  return { list, totalPages };
}

/** Returns who would pay a first contract with the upline, by kind. */
async function payersBelow(deps: ContractDeps, uplineId: string): Promise<Record<ContractKind, PaidBy>> {
  const payer = (kind: ContractKind) => payerOf(deps, { kind, uplineId });
  return {
    dividend: await payer('dividend'),
    daily: await payer('daily'),
    hourly: await payer('hourly'),
    realtime: await payer('realtime'),
  };
}

/** Counts requests that wait for the agent's answer. */
async function waiting({ kernel }: ContractDeps, agentId: string): Promise<number> {
  const [row] = await kernel.db
    .select({ requests: count() })
    .from(contractRequests)
    .innerJoin(contracts, eq(contracts.id, contractRequests.contractId))
    .where(and(eq(contracts.agentId, agentId), eq(contractRequests.state, 'open')));
  return row?.requests ?? 0;
}
