import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import type { ContractDeps } from '../contract-deps.ts';
import { notifyOfAnswer, notifyOfTermination } from '../contract-notifications.ts';
import { type ContractRecord, requestById } from '../contract-rows.ts';
import { stateAt, takesEffectAt } from '../contract-time.rules.ts';
import { contractVersions, type RequestRow } from '../contracts.tables.ts';
import { lockContract } from '../lock-agent.ts';
import type { RemainingTerms } from '../terminations/cascade.rules.ts';
import { closeRequest, cutVersions, endAgreed, endBelow } from '../terminations/end-contracts.ts';
import { assertOfferable, assertWithinOwn } from './may-offer.ts';

export interface Answer {
  contractId: string;
  action: 'accept' | 'reject' | 'terminate';
  requestId?: string | undefined;
  /** Ids of what was shown to end below; when absent, whatever ends. */
  affected?: readonly string[] | undefined;
}

/**
 * Records an agent's answer about its own contract.
 * @throws Refusal `contract_not_found`, `contract_over`, `request_not_found`, `request_answered`, `rate_above_own`,
 * `period_not_own`, `carry_loss_not_own`, `contract_off`, `preview_changed`
 */
export function answer(deps: ContractDeps, agentId: string, kind: ContractKind, input: Answer): Promise<void> {
  const isOwn = ({ contract }: ContractRecord) => contract.agentId === agentId && contract.kind === kind;
  return deps.kernel.database.transaction(async () => {
    const record = await lockContract(deps, input.contractId, isOwn);
    if (input.action === 'terminate') return terminate(deps, record, input.affected);
    const request = await requestMeant(deps, record, input.requestId);
    if (input.action === 'accept') await accept(deps, record, request, input.affected);
    else await closeRequest(deps, record, request, 'rejected');
    await notifyOfAnswer(deps, record, request, input.action);
  });
}

async function terminate(deps: ContractDeps, record: ContractRecord, affected: Answer['affected']): Promise<void> {
  assertActive(deps, record);
  await endAgreed(deps, [record]);
  await endBelow(deps, record, { affected });
  await notifyOfTermination(deps, record);
}

/**
 * Checks that the contract can be ended without a request.
 * @throws Refusal `contract_over`
 */
export function assertActive({ kernel }: ContractDeps, { contract, versions }: ContractRecord): void {
  const state = stateAt({ ...contract, isAgreed: versions.length > 0 }, kernel.clock.now());
  if (state !== 'active') throw new Refusal('contract_over');
}

/** Returns the open request of the contract; refuses any other than the named one. */
async function requestMeant(
  { kernel }: ContractDeps,
  { contract, request }: ContractRecord,
  requestId: string | undefined,
): Promise<RequestRow> {
  if (request && (requestId === undefined || requestId === request.id)) return request;
  const named = requestId === undefined ? undefined : await requestById(kernel.database, requestId);
  throw new Refusal(named?.contractId === contract.id ? 'request_answered' : 'request_not_found');
}

async function accept(
  deps: ContractDeps,
  record: ContractRecord,
  request: RequestRow,
  affected: Answer['affected'],
): Promise<void> {
  await closeRequest(deps, record, request, 'accepted');
  if (request.type === 'termination') {
    await endAgreed(deps, [record]);
    return endBelow(deps, record, { affected });
  }
  const left = await termsLeftAfter(deps, record, request);
  if (!left || !request.paidBy) throw new Refusal('request_not_found');
  await assertOfferable(deps, left.terms);
  await assertWithinOwn(deps, record.contract.uplineId, left.terms);
  const { id: contractId, kind, agentId, uplineId } = record.contract;
  await cutVersions(deps, [contractId], left.from);
  await deps.kernel.db.insert(contractVersions).values({
    id: newId(),
    contractId,
    kind,
    agentId,
    uplineId,
    terms: left.terms,
    from: left.from,
    no: record.versions.length + 1,
    paidBy: request.paidBy,
    offeredAt: request.askedAt,
    acceptedAt: deps.kernel.clock.now(),
  });
  await endBelow(deps, record, { left, affected });
}

/** Returns what the agent has left after agreeing to a request: terms and start; nothing after a termination. */
export async function termsLeftAfter(
  { kernel, settings }: ContractDeps,
  { contract, versions }: ContractRecord,
  { terms }: RequestRow,
): Promise<RemainingTerms | undefined> {
  if (!terms) return undefined;
  const timeZone = await settings.get('timeZone');
  return { terms, from: takesEffectAt(contract.kind, versions, kernel.clock.now(), timeZone) };
}
