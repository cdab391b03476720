import { listContractPayments } from '@portal/shared/contract/agents/contract-payments';
import { createInvitationLink } from '@portal/shared/contract/agents/invitation-links';
import type { Database } from '../../../kernel/database/database.ts';
import { type ContractHarness, contractHarness } from './contract-harness.ts';
import { bet, fund } from './salary-branch.ts';
import { dailySample, dividendSample, hourlySample, realTimeSample } from './sample-terms.ts';

/** Ids of one thing of each kind that an agent's branch has. */
export interface WholeBranch {
  harness: ContractHarness;
  /** A session of `midagent` from two days before: expired. */
  expired: { token: string };
  /** Active between `midagent` and `sideagent`. */
  contractId: string;
  /** Offers of `midagent` that wait for `lowagent`. */
  offers: Record<'dividend' | 'daily' | 'hourly' | 'realtime', { contractId: string; requestId: string }>;
  /** Received by `midagent`. */
  paymentId: string;
  /** Of `midagent`. */
  linkId: string;
}

const members = [
  ['topagent', undefined, 1],
  ['midagent', 'topagent', 2],
  ['lowagent', 'midagent', 2],
  ['sideagent', 'midagent', 2],
  ['midplayer', 'midagent', 0],
  ['otheragent', undefined, 1],
  ['otherplayer', 'otheragent', 0],
  ['trialuser', undefined, 4],
] as const;

const terms = (rate: number) => [
  dividendSample(rate),
  dailySample(rate),
  hourlySample(rate),
  realTimeSample(rate, rate),
];

/** Builds a branch with contracts, offers, bets, a payment and a link, to check what each call reveals about it. */
export async function wholeBranch(database: Database): Promise<WholeBranch> {
  const harness = await contractHarness(database);
  for (const [account, upline, type] of members) await harness.add(account, upline, type);
  for (const each of terms(500)) await harness.agree('topagent', each);
  for (const each of terms(400)) await harness.agree('midagent', each);
  const { id: contractId } = await harness.agree('sideagent', dailySample(100));
  const expired = harness.token('midagent');
  const play = { at: new Date('2026-03-03T02:00:00.000Z'), stakeMinor: 100_000n, winMinor: 20_000n };
  await bet(harness.app, harness.member('midplayer'), play);
  await fund(harness.app, harness.member('midplayer'), 5000n);
  await harness.moveTo('2026-03-04T02:00:00.000Z');
  await harness.app.modules.agents.settlement.settle();
  const paid = await harness.api.send(listContractPayments, { kind: 'daily' }, harness.token('midagent'));
  const link = await harness.api.send(createInvitationLink, { type: 'player' }, harness.token('midagent'));
  const [dividend, daily, hourly, realtime] = await offersTo('lowagent', harness);
  const paymentId = paid.value.list.find(({ amount }) => amount !== '0.00')?.id;
  if (!dividend || !daily || !hourly || !realtime || !paymentId) throw new Error('The branch is not whole');
  const offers = { dividend, daily, hourly, realtime };
  return { harness, expired, contractId, offers, paymentId, linkId: link.value.id };
}

async function offersTo(account: string, harness: ContractHarness) {
  const made: { contractId: string; requestId: string }[] = [];
  for (const each of terms(300)) {
    const { value } = await harness.offer('midagent', account, each);
    made.push({ contractId: value.id, requestId: value.request?.id ?? '' });
  }
  return made;
}
