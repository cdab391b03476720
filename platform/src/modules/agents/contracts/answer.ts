import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { newId } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Left } from './cascade.rules.ts';
import type { ContractDeps } from './contract-deps.ts';
import { tellAnswer, tellTerminated } from './contract-news.ts';
import { requestById, type Standing } from './contract-rows.ts';
import { stateAt, takesEffectAt } from './contract-time.rules.ts';
import { contractVersions, type RequestRow } from './contracts.tables.ts';
import { closeRequest, cutVersions, endAgreed, endBelow } from './end-contracts.ts';
import { holdContract } from './hold-agent.ts';
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
export function answer(deps: ContractDeps, agentId: string, kind: ContractKind, said: Answer): Promise<void> {
  const isOwn = ({ contract }: Standing) => contract.agentId === agentId && contract.kind === kind;
  return deps.kernel.database.transaction(async () => {
    const standing = await holdContract(deps, said.contractId, isOwn);
    if (said.action === 'terminate') return terminate(deps, standing, said.affected);
    const request = await requestMeant(deps, standing, said.requestId);
    if (said.action === 'accept') await accept(deps, standing, request, said.affected);
    else await closeRequest(deps, standing, request, 'rejected');
    await tellAnswer(deps, standing, request, said.action);
  });
}

async function terminate(deps: ContractDeps, standing: Standing, affected: Answer['affected']): Promise<void> {
  assertActive(deps, standing);
  await endAgreed(deps, [standing]);
  await endBelow(deps, standing, { affected });
  await tellTerminated(deps, standing);
}

/**
 * Checks that the contract can be ended without a request.
 * @throws Refusal `contract_over`
 */
export function assertActive({ kernel }: ContractDeps, { contract, versions }: Standing): void {
  const state = stateAt({ ...contract, isAgreed: versions.length > 0 }, kernel.clock.now());
  if (state !== 'active') throw new Refusal('contract_over');
}

/** Returns the open request of the contract; refuses any other than the named one. */
async function requestMeant(
  { kernel }: ContractDeps,
  { contract, request }: Standing,
  requestId: string | undefined,
): Promise<RequestRow> {
  if (request && (requestId === undefined || requestId === request.id)) return request;
  const named = requestId === undefined ? undefined : await requestById(kernel.database, requestId);
  throw new Refusal(named?.contractId === contract.id ? 'request_answered' : 'request_not_found');
}

async function accept(
  deps: ContractDeps,
  standing: Standing,
  request: RequestRow,
  affected: Answer['affected'],
): Promise<void> {
  await closeRequest(deps, standing, request, 'accepted');
  if (request.type === 'termination') {
    await endAgreed(deps, [standing]);
    return endBelow(deps, standing, { affected });
  }
  const left = await leftBy(deps, standing, request);
  if (!left || !request.paidBy) throw new Refusal('request_not_found');
  await assertOfferable(deps, left.terms);
  await assertWithinOwn(deps, standing.contract.uplineId, left.terms);
  const { id: contractId, kind, agentId, uplineId } = standing.contract;
  await cutVersions(deps, [contractId], left.from);
  await deps.kernel.db.insert(contractVersions).values({
    ...{ id: newId(), contractId, kind, agentId, uplineId, terms: left.terms, from: left.from },
    ...{ no: standing.versions.length + 1, paidBy: request.paidBy, offeredAt: request.askedAt },
    acceptedAt: deps.kernel.clock.now(),
  });
  await endBelow(deps, standing, { left, affected });
}

/** Returns what the agent has left after agreeing to a request: terms and start; nothing after a termination. */
export async function leftBy(
  { kernel, content }: ContractDeps,
  { contract, versions }: Standing,
  { terms }: RequestRow,
): Promise<Left | undefined> {
  if (!terms) return undefined;
  const timeZone = await content.settings.get('timeZone');
  return { terms, from: takesEffectAt(contract.kind, versions, kernel.clock.now(), timeZone) };
}
