import type { listContractVersions, previewRequest } from '@portal/shared/contract/agents/contract-calls';
import type { CallInput, CallResult } from '@portal/shared/contract/define-call';
import { Refusal } from '../../../kernel/refusal.ts';
import { uplineIds } from '../../member/index.ts';
import { assertActive, leftBy } from './answer.ts';
import type { Ended } from './cascade.rules.ts';
import type { ContractDeps } from './contract-deps.ts';
import { type Standing, standingById } from './contract-rows.ts';
import { endedId, endingBelow } from './end-contracts.ts';
import { showContracts, showVersion } from './show-contracts.ts';
import { requestFor } from './withdraw.ts';

/**
 * Lists all versions of a contract, newest first, for both sides and everybody above at the time of the offer.
 * @throws Refusal `contract_not_found`, also for everybody else
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

async function endedByAgreeing(deps: ContractDeps, memberId: string, requestId: string): Promise<Ended<Standing>[]> {
  const { request, standing } = await requestFor(deps, requestId, ({ contract: { agentId, uplineId } }) =>
    [agentId, uplineId].includes(memberId),
  );
  if (request.state !== 'open') throw new Refusal('request_answered');
  return endingBelow(deps, standing, await leftBy(deps, standing, request));
}

async function endedByEnding(deps: ContractDeps, memberId: string, contractId: string): Promise<Ended<Standing>[]> {
  const standing = await standingById(deps.kernel.database, contractId);
  if (standing?.contract.agentId !== memberId) throw new Refusal('contract_not_found');
  assertActive(deps, standing);
  return endingBelow(deps, standing);
}

async function shownEnds(
  deps: ContractDeps,
  ended: readonly Ended<Standing>[],
): Promise<CallResult<typeof previewRequest>['affected']> {
  const ids = ended.flatMap(({ below: { contract } }) => [contract.agentId, contract.uplineId ?? '']);
  const accounts = await deps.member.accountsOf([...new Set(ids)]);
  return ended.map((one) => {
    const { contract } = one.below;
    const { rate, rateAbove, isOffer } = one;
    return {
      ...{ id: endedId(one), contractId: contract.id, kind: contract.kind, rate, rateAbove, isOffer },
      account: accounts.get(contract.agentId) ?? '',
      upline: accounts.get(contract.uplineId ?? '') ?? '',
    };
  });
}
