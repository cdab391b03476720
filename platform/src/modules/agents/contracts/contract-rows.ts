import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { among } from '../../../kernel/database/among.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { Span } from '../figures/figures-api.ts';
import {
  type ContractRow,
  contractRequests,
  contracts,
  contractVersions,
  type RequestRow,
  type VersionRow,
} from './contracts.tables.ts';
import { joinContracts } from './join-contracts.rules.ts';

type Db = Pick<Database, 'db'>;

/** A contract with its versions by number, and its open request. */
export interface ContractRecord {
  contract: ContractRow;
  versions: readonly VersionRow[];
  request?: RequestRow | undefined;
}

/** Selects contracts not ended at that moment, without offers that came to nothing. */
export function notOver(moment: Date): SQL | undefined {
  return and(isNull(contracts.closedAs), or(isNull(contracts.endsAt), gt(contracts.endsAt, moment)));
}

/** Reads versions and open requests of contracts, in order. */
export async function contractRecordsOf({ db }: Db, rows: readonly ContractRow[]): Promise<ContractRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const versions = await db
    .select()
    .from(contractVersions)
    .where(among(contractVersions.contractId, ids))
    .orderBy(asc(contractVersions.no));
  const requests = await db
    .select()
    .from(contractRequests)
    .where(and(among(contractRequests.contractId, ids), eq(contractRequests.state, 'open')));
  return joinContracts(rows, versions, requests);
}

export async function contractRecordById(database: Db, contractId: string): Promise<ContractRecord | undefined> {
  const rows = await database.db.select().from(contracts).where(eq(contracts.id, contractId));
  return (await contractRecordsOf(database, rows))[0];
}

/** Reads an agent's contract of a kind that is not over; if one is ending and another was offered, the latter. */
export async function contractRecordOf(
  database: Db,
  agentId: string,
  kind: ContractKind,
  moment: Date,
): Promise<ContractRecord | undefined> {
  const isMeant = and(eq(contracts.agentId, agentId), eq(contracts.kind, kind), notOver(moment));
  const rows = await database.db.select().from(contracts).where(isMeant);
  return (await contractRecordsOf(database, rows))[0];
}

export async function requestById({ db }: Db, requestId: string): Promise<RequestRow | undefined> {
  return (await db.select().from(contractRequests).where(eq(contractRequests.id, requestId)))[0];
}

/** Reads versions in force at any moment of the span, by contract and number. */
export function versionsIn({ db }: Db, kind: ContractKind, { start, end }: Span): Promise<VersionRow[]> {
  const { from, until } = contractVersions;
  const isIn = and(sql`${from} < ${end}`, or(isNull(until), and(gt(until, start), gt(until, from))));
  return db
    .select()
    .from(contractVersions)
    .where(and(eq(contractVersions.kind, kind), isIn))
    .orderBy(asc(contractVersions.contractId), asc(contractVersions.no));
}

export async function versionById({ db }: Db, versionId: string): Promise<VersionRow | undefined> {
  return (await db.select().from(contractVersions).where(eq(contractVersions.id, versionId)))[0];
}

/** Reads these agents' versions in force at a moment. */
export function versionsOf({ db }: Db, agentIds: readonly string[], moment: Date): Promise<VersionRow[]> {
  if (agentIds.length === 0) return Promise.resolve([]);
  const { agentId, from, until } = contractVersions;
  return db
    .select()
    .from(contractVersions)
    .where(and(among(agentId, agentIds), lte(from, moment), or(isNull(until), gt(until, moment))))
    .orderBy(asc(from));
}
