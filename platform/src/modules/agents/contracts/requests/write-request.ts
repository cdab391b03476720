import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import type { Member } from '../../../accounts/index.ts';
import type { ContractDeps } from '../contract-deps.ts';
import { contractRecordOf } from '../contract-rows.ts';
import { contractRequests, contracts, type RequestRow } from '../contracts.tables.ts';
import { payerOf } from './payer-of.ts';

interface Offer {
  /** Null is the platform. */
  uplineId: string | null;
  agent: Member;
  terms: ContractTerms;
}

/**
 * Writes a checked offer of a new contract, or of a new version of the existing one, in the transaction that locks the
 * branch.
 * @throws Refusal `contract_request_open`, `contract_ending`
 */
export async function writeOffer(deps: ContractDeps, { uplineId, agent, terms }: Offer): Promise<RequestRow> {
  const { db, database, clock } = deps.kernel;
  const now = clock.now();
  const found = await contractRecordOf(database, agent.id, terms.kind, now);
  if (found?.contract.endsAt) throw new Refusal('contract_ending');
  if (found?.request || (found && found.contract.uplineId !== uplineId)) throw new Refusal('contract_request_open');
  const contractId = found?.contract.id ?? newId();
  if (!found) {
    const { id: agentId, uplinePath } = agent;
    await db
      .insert(contracts)
      .values({ id: contractId, kind: terms.kind, agentId, uplineId, uplinePath, createdAt: now });
  }
  const paidBy = await payerOf(deps, { kind: terms.kind, uplineId, versions: found?.versions });
  return writeRequest(deps, { contractId, type: 'offer', terms, paidBy });
}

/** Writes a request for a contract without an open one. */
export async function writeRequest(
  { kernel }: ContractDeps,
  request: Pick<RequestRow, 'contractId' | 'type'> & Partial<Pick<RequestRow, 'terms' | 'paidBy'>>,
): Promise<RequestRow> {
  const row = { terms: null, paidBy: null, ...request, id: newId(), askedAt: kernel.clock.now(), closedAt: null };
  const open: RequestRow = { ...row, state: 'open' };
  await kernel.db.insert(contractRequests).values(open);
  return open;
}
