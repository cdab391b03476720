import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Member, uplineIds } from '../../member/index.ts';
import { writeOffer, writeRequest } from './ask.ts';
import type { ContractDeps } from './contract-deps.ts';
import { tellRequest } from './contract-news.ts';
import { type Standing, standingById } from './contract-rows.ts';
import { stateAt } from './contract-time.rules.ts';
import type { RequestRow } from './contracts.tables.ts';
import { holdAgent, holdContract } from './hold-agent.ts';
import { assertOfferable, assertWithinOwn } from './may-offer.ts';

/**
 * Offers terms to an agent directly below the upline, or of the house to one that has nobody above.
 * @throws Refusal `contract_off`, `tiers_out_of_order`, `contract_outside`, `contract_downline_not_agent`,
 * `account_closed`, `rate_above_own`, `contract_request_open`, `contract_ending`
 */
export async function offer(
  deps: ContractDeps,
  upline: Member | undefined,
  account: string,
  terms: ContractTerms,
): Promise<Standing> {
  await assertOfferable(deps, terms);
  const found = await deps.member.byAccount(account);
  if (!found) throw new Refusal('contract_outside');
  return deps.kernel.database.transaction(async () => {
    const agent = await holdAgent(deps, found.id);
    await assertDirectAgent(deps, upline?.id, agent);
    const uplineId = upline?.id ?? null;
    await assertWithinOwn(deps, uplineId, terms);
    const request = await writeOffer(deps, { uplineId, agent, terms });
    return tellWritten(deps, request);
  });
}

/**
 * Asks the agent of a contract to end it; of the house when there is no upline.
 * @throws Refusal `contract_not_found`, `contract_over`, `contract_request_open`
 */
export function requestTermination(
  deps: ContractDeps,
  upline: Member | undefined,
  contractId: string,
): Promise<Standing> {
  const { database, clock } = deps.kernel;
  return database.transaction(async () => {
    const isOwn = ({ contract }: Standing) => contract.uplineId === (upline?.id ?? null);
    const { contract, versions, request } = await holdContract(deps, contractId, isOwn);
    if (request) throw new Refusal('contract_request_open');
    const state = stateAt({ ...contract, isAgreed: versions.length > 0 }, clock.now());
    if (state !== 'active') throw new Refusal('contract_over');
    return tellWritten(deps, await writeRequest(deps, { contractId, type: 'termination' }));
  });
}

/** Tells the agent of a request that was written; gives its contract. */
export async function tellWritten(deps: ContractDeps, { contractId }: RequestRow): Promise<Standing> {
  const standing = await standingById(deps.kernel.database, contractId);
  if (!standing) throw new Refusal('contract_not_found');
  await tellRequest(deps, standing);
  return standing;
}

async function assertDirectAgent(
  { content }: ContractDeps,
  uplineId: string | undefined,
  agent: Member,
): Promise<void> {
  if (uplineIds(agent.uplinePath).at(-1) !== uplineId) throw new Refusal('contract_outside');
  const types: readonly number[] = await content.settings.get('agentCentre.types');
  if (!types.includes(agent.type)) throw new Refusal('contract_downline_not_agent');
  if (agent.state !== 'open') throw new Refusal('account_closed');
}
