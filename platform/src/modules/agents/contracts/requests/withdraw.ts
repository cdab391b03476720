import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { ContractDeps } from '../contract-deps.ts';
import { notifyOfWithdrawal } from '../contract-notifications.ts';
import { type ContractRecord, contractRecordById, requestById } from '../contract-rows.ts';
import type { RequestRow } from '../contracts.tables.ts';
import { lockContract } from '../lock-agent.ts';
import { closeRequest } from '../terminations/end-contracts.ts';

/**
 * Withdraws an unanswered request; of the platform without an upline. Returns its contract's id.
 * @throws Refusal `request_not_found`, `request_answered`
 */
export function withdraw(deps: ContractDeps, uplineId: string | null, requestId: string): Promise<string> {
  return deps.kernel.database.transaction(async () => {
    const { record } = await requestFor(deps, requestId, ({ contract }) => contract.uplineId === uplineId);
    const held = await lockContract(deps, record.contract.id, () => true);
    if (held.request?.id !== requestId) throw new Refusal('request_answered');
    await closeRequest(deps, held, held.request, 'withdrawn');
    await notifyOfWithdrawal(deps, held);
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
  isMeant: (record: ContractRecord) => boolean,
): Promise<{ request: RequestRow; record: ContractRecord }> {
  const request = await requestById(kernel.database, requestId);
  const record = request && (await contractRecordById(kernel.database, request.contractId));
  if (!request || !record || !isMeant(record)) throw new Refusal('request_not_found');
  return { request, record };
}
