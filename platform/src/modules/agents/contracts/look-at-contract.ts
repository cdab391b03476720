import type { listContractVersions, previewRequest } from '@portal/shared/contract/agents/contract-calls';
import type { CallResult } from '@portal/shared/contract/define-call';
import { Refusal } from '../../../kernel/refusal.ts';
import { uplineIds } from '../../member/index.ts';
import { leftBy } from './answer.ts';
import type { ContractDeps } from './contract-deps.ts';
import { standingById } from './contract-rows.ts';
import { endingBelow } from './end-contracts.ts';
import { showContracts, showVersion } from './show-contracts.ts';
import { requestFor } from './withdraw.ts';

/**
 * All versions of a contract, the newest first: for both sides of it and everybody who was above when it was offered.
 * @throws Refusal `contract_not_found`, also to everybody else
 */
export async function contractVersionsFor(
  deps: ContractDeps,
  memberId: string,
  contractId: string,
): Promise<CallResult<typeof listContractVersions>> {
  const standing = await standingById(deps.kernel.database, contractId);
  const mayLook =
    standing?.contract.agentId === memberId || uplineIds(standing?.contract.uplinePath ?? '').includes(memberId);
  const [contract] = standing && mayLook ? await showContracts(deps, [standing]) : [];
  if (!standing || !contract) throw new Refusal('contract_not_found');
  return { contract, versions: standing.versions.map(showVersion).reverse() };
}

/**
 * What agreeing to an open request would end, for both sides of it.
 * @throws Refusal `request_not_found`, `request_answered`
 */
export async function previewFor(
  deps: ContractDeps,
  memberId: string,
  requestId: string,
): Promise<CallResult<typeof previewRequest>> {
  const { request, standing } = await requestFor(deps, requestId, ({ contract: { agentId, uplineId } }) =>
    [agentId, uplineId].includes(memberId),
  );
  if (request.state !== 'open') throw new Refusal('request_answered');
  const ended = await endingBelow(deps, standing, await leftBy(deps, standing, request));
  const ids = ended.flatMap(({ below: { contract } }) => [contract.agentId, contract.uplineId ?? '']);
  const accounts = await deps.member.accountsOf([...new Set(ids)]);
  const affected = ended.map(({ below: { contract }, isOffer, rate, rateAbove }) => ({
    ...{ contractId: contract.id, kind: contract.kind, rate, rateAbove, isOffer },
    account: accounts.get(contract.agentId) ?? '',
    upline: accounts.get(contract.uplineId ?? '') ?? '',
  }));
  return { affected };
}
