import type { listContractVersions, previewRequest } from '@portal/shared/contract/agents/contracts';
import type { CallInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { uplineIds } from '../../accounts/index.ts';
import type { ContractDeps } from './contract-deps.ts';
import { type ContractRecord, contractRecordById } from './contract-rows.ts';
import { assertActive, termsLeftAfter } from './requests/answer.ts';
import { requestFor } from './requests/withdraw.ts';
import { showContracts, showVersion } from './show-contracts.ts';
import type { Ended } from './terminations/cascade.rules.ts';
import { endedId, endingBelow } from './terminations/end-contracts.ts';

/**
 * Lists all versions of a contract, newest first, for both sides and all uplines above at the time of the offer.
 * @throws Refusal `contract_not_found`, also for everyone else
 */
export async function contractVersionsFor(
  deps: ContractDeps,
  memberId: string,
  contractId: string,
): Promise<CallResult<typeof listContractVersions>> {
  const record = await contractRecordById(deps.kernel.database, contractId);
  const mayLook =
    record?.contract.agentId === memberId || uplineIds(record?.contract.uplinePath ?? '').includes(memberId);
  const [contract] = record && mayLook ? await showContracts(deps, [record]) : [];
  if (!record || !contract) throw new Refusal('contract_not_found');
  return { contract, versions: record.versions.map(showVersion).reverse() };
}

/**
 * Previews what agreeing to an open request would end, for both sides; or ending a contract, for its agent.
 * @throws Refusal `request_not_found`, `request_answered`; `contract_not_found`, `contract_over`
 */
export async function previewFor(
  deps: ContractDeps,
  memberId: string,
  { requestId, contractId }: CallInput<typeof previewRequest>,
): Promise<CallResult<typeof previewRequest>> {
  const ended =
    contractId === undefined
      ? await endedByAgreeing(deps, memberId, requestId ?? '')
      : await endedByEnding(deps, memberId, contractId);
  return { affected: await shownEnds(deps, ended) };
}

async function endedByAgreeing(
  deps: ContractDeps,
  memberId: string,
  requestId: string,
): Promise<Ended<ContractRecord>[]> {
  const { request, record } = await requestFor(deps, requestId, ({ contract: { agentId, uplineId } }) =>
    [agentId, uplineId].includes(memberId),
  );
  if (request.state !== 'open') throw new Refusal('request_answered');
  return endingBelow(deps, record, await termsLeftAfter(deps, record, request));
}

async function endedByEnding(
  deps: ContractDeps,
  memberId: string,
  contractId: string,
): Promise<Ended<ContractRecord>[]> {
  const record = await contractRecordById(deps.kernel.database, contractId);
  if (record?.contract.agentId !== memberId) throw new Refusal('contract_not_found');
  assertActive(deps, record);
  return endingBelow(deps, record);
}

async function shownEnds(
  deps: ContractDeps,
  ended: readonly Ended<ContractRecord>[],
): Promise<CallResult<typeof previewRequest>['affected']> {
  const ids = ended.flatMap(({ below: { contract } }) => [contract.agentId, contract.uplineId ?? '']);
  const accounts = await deps.member.accountsOf(ids);
  return ended.map((one) => {
    const { contract } = one.below;
    const { rate, rateAbove, isOffer } = one;
    return {
      id: endedId(one),
      contractId: contract.id,
      kind: contract.kind,
      rate,
      rateAbove,
      isOffer,
      account: accounts.get(contract.agentId) ?? '',
      upline: accounts.get(contract.uplineId ?? '') ?? '',
    };
  });
}
