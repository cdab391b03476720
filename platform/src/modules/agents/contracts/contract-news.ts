import { dayIn } from '@portal/shared/contract/calendar-days';
import type { Ended } from './cascade.rules.ts';
import type { ContractDeps } from './contract-deps.ts';
import type { Standing } from './contract-rows.ts';
import * as words from './contract-words.ts';
import type { RequestRow } from './contracts.tables.ts';

type Words = (told: words.Told) => ReturnType<typeof words.offered>;

/** Notifies the agent that a request waits for its answer. */
export async function tellRequest(deps: ContractDeps, standing: Standing): Promise<void> {
  const { request } = standing;
  if (!request) return;
  const say = request.type === 'offer' ? words.offered : words.terminationAsked;
  await tell(deps, standing, 'agent', say, `contract-request-${request.id}`);
}

/** Notifies the upline of the answer. */
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

/** Notifies the agent that a request was withdrawn. */
export const tellWithdrawn = (deps: ContractDeps, standing: Standing): Promise<void> =>
  tell(deps, standing, 'agent', words.offerGone, `contract-gone-${standing.request?.id}`);

/** The agent whose terms change, and from when; without a moment they end. */
export interface EndedBy {
  agentId: string;
  from?: Date | undefined;
}

/** Notifies agents whose contracts and offers end without a request, with what happened to the terms above. */
export async function tellEnded(deps: ContractDeps, ended: readonly Ended<Standing>[], by?: EndedBy): Promise<void> {
  const { kernel, member, inbox, content } = deps;
  const contracts = ended.map(({ below }) => below.contract);
  const accounts = await member.accountsOf([...new Set(contracts.flatMap(({ uplineId }) => uplineId ?? []))]);
  const timeZone = await content.settings.get('timeZone');
  const sides = new Set(contracts.flatMap(({ agentId, uplineId }) => [agentId, uplineId ?? agentId]));
  for (const side of sides) kernel.live.publish(side, { type: 'agents', what: 'contracts' });
  const messages = ended.map(({ below: { contract, request }, isOffer }) => {
    const { id, kind, agentId, uplineId } = contract;
    const told = { kind, side: (uplineId && accounts.get(uplineId)) || '' };
    const from = by?.from && by.agentId === uplineId ? dayIn(timeZone, by.from) : undefined;
    const texts = isOffer ? words.offerGone(told) : by ? words.endedByAbove(told, from) : words.endedByItself(told);
    const reference = isOffer ? `contract-gone-${request?.id}` : `contract-end-${id}`;
    return { memberId: agentId, reference, topic: 'service' as const, texts };
  });
  await inbox.tellMany(messages);
}

/** Notifies one side in its inbox, and refreshes the open pages of both. */
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
