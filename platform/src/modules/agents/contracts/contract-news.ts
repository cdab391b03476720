import type { Ended } from './cascade.rules.ts';
import type { ContractDeps } from './contract-deps.ts';
import type { Standing } from './contract-rows.ts';
import * as words from './contract-words.ts';
import type { RequestRow } from './contracts.tables.ts';

type Words = (told: words.Told) => ReturnType<typeof words.offered>;

/** To the agent: something waits for its answer. */
export async function tellRequest(deps: ContractDeps, standing: Standing): Promise<void> {
  const { request } = standing;
  if (!request) return;
  const say = request.type === 'offer' ? words.offered : words.terminationAsked;
  await tell(deps, standing, 'agent', say, `contract-request-${request.id}`);
}

/** To the upline: what was answered. */
export function tellAnswer(
  deps: ContractDeps,
  standing: Standing,
  request: RequestRow,
  action: 'accept' | 'reject',
): Promise<void> {
  const say = action === 'accept' ? words.accepted : words.rejected;
  return tell(deps, standing, 'upline', say, `contract-answer-${request.id}`);
}

export const tellTerminated = (deps: ContractDeps, standing: Standing): Promise<void> =>
  tell(deps, standing, 'upline', words.terminated, `contract-end-${standing.contract.id}`);

/** To the agent: what it was asked is asked no more. */
export const tellWithdrawn = (deps: ContractDeps, standing: Standing): Promise<void> =>
  tell(deps, standing, 'agent', words.offerGone, `contract-gone-${standing.request?.id}`);

/** To the agents whose contracts and offers end without being asked. */
export async function tellEnded(deps: ContractDeps, ended: readonly Ended<Standing>[]): Promise<void> {
  for (const { below, isOffer } of ended) {
    if (isOffer) await tellWithdrawn(deps, below);
    else await tell(deps, below, 'agent', words.endedByItself, `contract-end-${below.contract.id}`);
  }
}

/** One side finds a message in its inbox, and the open pages of both look again. */
async function tell(
  { kernel, member, inbox }: ContractDeps,
  { contract }: Standing,
  to: 'agent' | 'upline',
  say: Words,
  reference: string,
): Promise<void> {
  const { kind, agentId, uplineId } = contract;
  for (const side of [agentId, uplineId]) {
    if (side !== null) kernel.live.publish(side, { type: 'agents', what: 'contracts' });
  }
  const [reader, other] = to === 'agent' ? [agentId, uplineId] : [uplineId, agentId];
  if (reader === null) return;
  const accounts = await member.accountsOf(other === null ? [] : [other]);
  const side = (other !== null && accounts.get(other)) || '';
  await inbox.tell({ memberId: reader, reference, topic: 'service', texts: say({ kind, side }) });
}
