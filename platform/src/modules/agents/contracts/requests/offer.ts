import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { type Member, uplineIds } from '../../../accounts/index.ts';
import type { ContractDeps } from '../contract-deps.ts';
import { notifyOfRequest } from '../contract-notifications.ts';
import { type ContractRecord, contractRecordById } from '../contract-rows.ts';
import { stateAt } from '../contract-time.rules.ts';
import type { RequestRow } from '../contracts.tables.ts';
import { lockAgent, lockContract } from '../lock-agent.ts';
import { assertOfferable, assertWithinOwn } from './may-offer.ts';
import { writeOffer, writeRequest } from './write-request.ts';

/**
 * Offers terms to a direct downline of the upline, or for the platform to an agent without an upline.
 * @throws Refusal as `assertMayOffer`, and `contract_request_open`, `contract_ending`
 */
export function offer(
  deps: ContractDeps,
  upline: Member | undefined,
  account: string,
  terms: ContractTerms,
): Promise<ContractRecord> {
  return deps.kernel.database.transaction(async () => {
    const { id } = await assertMayOffer(deps, upline, account, terms);
    const agent = await lockAgent(deps, id);
    // Checked again: others may have changed the terms above, or moved the agent.
    await assertMayOffer(deps, upline, account, terms);
    const request = await writeOffer(deps, { uplineId: upline?.id ?? null, agent, terms });
    return notifyOfWrittenRequest(deps, request);
  });
}

/**
 * Checks that an offer is allowed and returns the agent.
 * @throws Refusal `contract_off`, `tiers_out_of_order`, `contract_outside`, `contract_downline_not_agent`,
 * `account_closed`, `rate_above_own`, `period_not_own`, `carry_loss_not_own`
 */
export async function assertMayOffer(
  deps: ContractDeps,
  upline: Member | undefined,
  account: string,
  terms: ContractTerms,
): Promise<Member> {
  await assertOfferable(deps, terms, 'terms');
  const agent = await deps.member.byAccount(account);
  if (!agent) throw new Refusal('contract_outside');
  await assertDirectAgent(deps, upline?.id, agent);
  await assertWithinOwn(deps, upline?.id ?? null, terms, 'terms');
  return agent;
}

/**
 * Requests the end of a contract from its agent; for the platform without an upline.
 * @throws Refusal `contract_not_found`, `contract_over`, `contract_request_open`
 */
export function requestTermination(
  deps: ContractDeps,
  upline: Member | undefined,
  contractId: string,
): Promise<ContractRecord> {
  return deps.kernel.database.transaction(async () => {
    await assertMayRequestTermination(deps, upline, await lockContract(deps, contractId, () => true));
    return notifyOfWrittenRequest(deps, await writeRequest(deps, { contractId, type: 'termination' }));
  });
}

/** @throws Refusal `contract_not_found`, `contract_over`, `contract_request_open` */
export async function assertMayRequestTermination(
  { kernel }: ContractDeps,
  upline: Member | undefined,
  record: ContractRecord | undefined,
): Promise<void> {
  if (record?.contract.uplineId !== (upline?.id ?? null)) throw new Refusal('contract_not_found');
  const { contract, versions, request } = record;
  if (request) throw new Refusal('contract_request_open');
  const state = stateAt({ ...contract, isAgreed: versions.length > 0 }, kernel.clock.now());
  if (state !== 'active') throw new Refusal('contract_over');
}

/** Notifies the agent of a written request; returns its contract. */
export async function notifyOfWrittenRequest(deps: ContractDeps, { contractId }: RequestRow): Promise<ContractRecord> {
  const record = await contractRecordById(deps.kernel.database, contractId);
  if (!record) throw new Refusal('contract_not_found');
  await notifyOfRequest(deps, record);
  return record;
}

async function assertDirectAgent(
  { settings }: ContractDeps,
  uplineId: string | undefined,
  agent: Member,
): Promise<void> {
  if (uplineIds(agent.uplinePath).at(-1) !== uplineId) throw new Refusal('contract_outside');
  const types: readonly number[] = await settings.get('agentCentre.types');
  if (!types.includes(agent.type)) throw new Refusal('contract_downline_not_agent');
  if (agent.state !== 'open') throw new Refusal('account_closed');
}
