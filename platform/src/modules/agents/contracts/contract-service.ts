import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { Contract } from '@portal/shared/contract/agents/contracts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Member } from '../../accounts/index.ts';
import type { ContractDeps } from './contract-deps.ts';
import { type ContractRecord, contractRecordById } from './contract-rows.ts';
import { type ListQuery, listBelow, listContracts } from './list-contracts.ts';
import { adopt } from './requests/adopt.ts';
import { type Answer, answer } from './requests/answer.ts';
import { assertMayOffer, assertMayRequestTermination, offer, requestTermination } from './requests/offer.ts';
import { withdraw } from './requests/withdraw.ts';
import { showContracts } from './show-contracts.ts';
import { contractVersionsFor, previewFor } from './view-contract.ts';

/** Contract calls of agents; without an upline the platform is the offering side. */
export function createContractService(deps: ContractDeps) {
  async function shown(record: ContractRecord | undefined): Promise<Contract> {
    const [contract] = record ? await showContracts(deps, [record]) : [];
    if (!contract) throw new Refusal('contract_not_found');
    return contract;
  }
  const shownById = async (contractId: string) => shown(await contractRecordById(deps.kernel.database, contractId));

  return {
    /** Adopts an earlier agreement without notifications. Returns the contract's id. */
    adopt: (agreed: Parameters<typeof adopt>[1]) => adopt(deps, agreed),
    offer: async (upline: Member | undefined, account: string, terms: ContractTerms) =>
      shown(await offer(deps, upline, account, terms)),
    requestTermination: async (upline: Member | undefined, contractId: string) =>
      shown(await requestTermination(deps, upline, contractId)),
    /**
     * Checks that the platform may make this offer; returns the agent.
     * @throws Refusal as `offer`
     */
    assertPlatformMayOffer: (account: string, terms: ContractTerms) => assertMayOffer(deps, undefined, account, terms),
    /**
     * Checks that the platform may request a termination; returns the contract.
     * @throws Refusal as `requestTermination`
     */
    async assertPlatformMayRequestTermination(contractId: string) {
      const record = await contractRecordById(deps.kernel.database, contractId);
      await assertMayRequestTermination(deps, undefined, record);
      return shown(record);
    },
    withdraw: async (uplineId: string | null, requestId: string) =>
      shownById(await withdraw(deps, uplineId, requestId)),
    async answer(agentId: string, kind: ContractKind, input: Answer) {
      await answer(deps, agentId, kind, input);
      return shownById(input.contractId);
    },
    list: (agentId: string, query: ListQuery) => listContracts(deps, agentId, query),
    listOfPlatform: (query: ListQuery) => listBelow(deps, null, query),
    versions: (memberId: string, contractId: string) => contractVersionsFor(deps, memberId, contractId),
    preview: (memberId: string, of: Parameters<typeof previewFor>[2]) => previewFor(deps, memberId, of),
  };
}

export type ContractService = ReturnType<typeof createContractService>;
