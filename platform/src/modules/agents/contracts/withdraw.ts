import { Refusal } from '../../../kernel/refusal.ts';
import type { ContractDeps } from './contract-deps.ts';
import { tellWithdrawn } from './contract-news.ts';
import { requestById, type Standing, standingById } from './contract-rows.ts';
import type { RequestRow } from './contracts.tables.ts';
import { closeRequest } from './end-contracts.ts';
import { holdContract } from './hold-agent.ts';

/**
 * Withdraws an unanswered request; of the platform without an upline. Returns its contract's id.
 * @throws Refusal `request_not_found`, `request_answered`
 */
export function withdraw(deps: ContractDeps, uplineId: string | null, requestId: string): Promise<string> {
  return deps.kernel.database.transaction(async () => {
    const { standing } = await requestFor(deps, requestId, ({ contract }) => contract.uplineId === uplineId);
    const held = await holdContract(deps, standing.contract.id, () => true);
    if (held.request?.id !== requestId) throw new Refusal('request_answered');
    await closeRequest(deps, held, held.request, 'withdrawn');
    await tellWithdrawn(deps, held);
    return held.contract.id;
  });
}

/**
 * Reads a request with its contract.
 * @throws Refusal `request_not_found`, also when it does not belong to the caller
 */
export async function requestFor(
  { kernel }: ContractDeps,
  requestId: string,
  isMeant: (standing: Standing) => boolean,
): Promise<{ request: RequestRow; standing: Standing }> {
  const request = await requestById(kernel.database, requestId);
  const standing = request && (await standingById(kernel.database, request.contractId));
  if (!request || !standing || !isMeant(standing)) throw new Refusal('request_not_found');
  return { request, standing };
}
