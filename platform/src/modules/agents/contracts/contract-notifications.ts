import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { ContractDeps } from './contract-deps.ts';
import * as words from './contract-notification-texts.ts';
import type { ContractRecord } from './contract-rows.ts';
import type { RequestRow } from './contracts.tables.ts';
import type { Ended } from './terminations/cascade.rules.ts';

type Words = (facts: words.MessageFacts) => ReturnType<typeof words.offered>;

/** Notifies the agent that a request waits for its answer. */
export async function notifyOfRequest(deps: ContractDeps, record: ContractRecord): Promise<void> {
  const { request } = record;
  if (!request) return;
  const textsOf = request.type === 'offer' ? words.offered : words.terminationRequested;
  await notify(deps, record, 'agent', textsOf, `contract-request-${request.id}`);
}

/** Notifies the upline of the answer. */
export function notifyOfAnswer(
  deps: ContractDeps,
  record: ContractRecord,
  request: RequestRow,
  action: 'accept' | 'reject',
): Promise<void> {
  const textsOf = action === 'accept' ? words.accepted : words.rejected;
  return notify(deps, record, 'upline', textsOf, `contract-answer-${request.id}`);
}

export const notifyOfTermination = (deps: ContractDeps, record: ContractRecord): Promise<void> =>
  notify(deps, record, 'upline', words.terminated, `contract-end-${record.contract.id}`);

/** Notifies the agent that a request was withdrawn. */
export const notifyOfWithdrawal = (deps: ContractDeps, record: ContractRecord): Promise<void> =>
  notify(deps, record, 'agent', words.offerWithdrawn, `contract-gone-${record.request?.id}`);

/** The agent whose terms change, and from when; without a moment they end. */
interface EndedBy {
  agentId: string;
  from?: Date | undefined;
}

/** Notifies agents whose contracts and offers end without a request, with what happened to the terms above. */
export async function notifyOfEnds(
  deps: ContractDeps,
  ended: readonly Ended<ContractRecord>[],
  by?: EndedBy,
): Promise<void> {
  const { kernel, member, inbox, settings } = deps;
  const contracts = ended.map(({ below }) => below.contract);
  const accounts = await member.accountsOf(contracts.flatMap(({ uplineId }) => uplineId ?? []));
  const timeZone = await settings.get('timeZone');
  const sides = new Set(contracts.flatMap(({ agentId, uplineId }) => [agentId, uplineId ?? agentId]));
  for (const side of sides) kernel.live.publish(side, { type: 'agents', what: 'contracts' });
  const messages = ended.map(({ below: { contract, request }, isOffer }) => {
    const { id, kind, agentId, uplineId } = contract;
    const facts = { kind, side: (uplineId && accounts.get(uplineId)) || '' };
    const from = by?.from && by.agentId === uplineId ? dayIn(timeZone, by.from) : undefined;
    const texts = isOffer
      ? words.offerWithdrawn(facts)
      : by
        ? words.endedByUpline(facts, from)
        : words.endedByItself(facts);
    const reference = isOffer ? `contract-gone-${request?.id}` : `contract-end-${id}`;
    return { memberId: agentId, reference, topic: 'service' as const, texts };
  });
  await inbox.notifyMany(messages);
}

/** Notifies one side in its inbox, and refreshes the open pages of both. */
async function notify(
  { kernel, member, inbox }: ContractDeps,
  { contract }: ContractRecord,
  to: 'agent' | 'upline',
  textsOf: Words,
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
  await inbox.notify({ memberId: reader, reference, topic: 'service', texts: textsOf({ kind, side }) });
}
