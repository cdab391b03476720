import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as announcements from '@portal/shared/contract/agents/announcements';
import * as payments from '@portal/shared/contract/agents/contract-payments';
import * as contracts from '@portal/shared/contract/agents/contracts';
import * as transactions from '@portal/shared/contract/agents/downline-transactions';
import * as downlines from '@portal/shared/contract/agents/downlines';
import * as income from '@portal/shared/contract/agents/income';
import * as invitationLinks from '@portal/shared/contract/agents/invitation-links';
import * as profitLoss from '@portal/shared/contract/agents/profit-loss';
import * as teamBets from '@portal/shared/contract/agents/team-bets';
import * as teamOverview from '@portal/shared/contract/agents/team-overview';

import { type Call, callsOf } from '@portal/shared/contract/calls/define-call';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { dailySample, dividendSample } from './testing/sample-terms.ts';
import { type WholeBranch, wholeBranch } from './testing/whole-branch.ts';

/** In the order of calls: actors that may change something come last. `self` proves that the input is valid. */
const actors = ['visitor', 'expired', 'trial', 'player', 'other', 'upline', 'downline', 'self'] as const;
type Actor = (typeof actors)[number];

interface Row {
  input(branch: WholeBranch, actor: Actor): object;
  /** Refusal code, or 'ok'; actors left out are answered as in `nobody`. */
  answers: Partial<Record<Actor, string>> & Record<'other' | 'upline' | 'downline' | 'self', string>;
  /** What `self` sees and the other branch must not; proves that it would be visible. */
  shows?(branch: WholeBranch): string;
}

const nobody = {
  visitor: 'not_logged_in',
  expired: 'not_logged_in',
  trial: 'in_need_true_account',
  player: 'not_an_agent',
};

/** Expected answers of agents: the other branch, the upline, the downline, and the agent itself. */
const agents = (other: string, upline: string, downline: string, self = 'ok') => ({ other, upline, downline, self });
/** Each agent is answered about its own branch only. */
const eachItsOwn = agents('ok', 'ok', 'ok');
const payment = agents('payment_not_found', 'ok', 'payment_not_found');
const ownPlayer = { account: 'midplayer' };
const nothing = () => ({});
const player = () => ownPlayer.account;
const paid = ({ paymentId }: WholeBranch) => paymentId;

const rows: Record<string, Row> = {
  getTeamOverview: { input: nothing, answers: eachItsOwn },
  exportTeamOverview: { input: nothing, answers: eachItsOwn },
  listTeamBets: { input: () => ownPlayer, answers: eachItsOwn, shows: player },
  getConsolidatedContracts: { input: nothing, answers: { ...eachItsOwn, player: 'ok', trial: 'ok' } },
  listDownlines: {
    input: () => ({ parent: 'sideagent', scope: 'all' }),
    answers: eachItsOwn,
    shows: () => 'sideagent',
  },
  exportDownlines: { input: () => ({ scope: 'all' }), answers: eachItsOwn, shows: () => 'sideagent' },
  registerDownline: {
    input: (_branch, actor) => ({ account: `by${actor}1`, password: 'Harbour12', type: 'player' }),
    answers: eachItsOwn,
  },
  listInvitationLinks: { input: nothing, answers: eachItsOwn, shows: ({ linkId }) => linkId },
  createInvitationLink: { input: () => ({ type: 'player' }), answers: eachItsOwn },
  closeInvitationLink: {
    input: ({ linkId }) => ({ id: linkId }),
    answers: agents('link_not_found', 'link_not_found', 'link_not_found'),
  },
  listAgentAnnouncements: { input: nothing, answers: eachItsOwn },
  listUserProfitLoss: { input: () => ({ search: 'mid' }), answers: eachItsOwn, shows: player },
  exportUserProfitLoss: { input: () => ({ search: 'mid' }), answers: eachItsOwn, shows: player },
  listDownlineTransactions: { input: () => ownPlayer, answers: eachItsOwn, shows: player },
  exportDownlineTransactions: { input: () => ownPlayer, answers: eachItsOwn, shows: player },
  exportTeamBets: { input: () => ownPlayer, answers: eachItsOwn, shows: player },
  listContracts: {
    input: () => ({ account: 'sideagent', over: 'true' }),
    answers: eachItsOwn,
    shows: ({ contractId }) => contractId,
  },
  listContractVersions: {
    input: ({ contractId }) => ({ id: contractId }),
    answers: agents('contract_not_found', 'ok', 'contract_not_found'),
  },
  offerContract: {
    input: () => ({ account: 'sideagent', terms: dividendSample(100) }),
    answers: agents('contract_outside', 'contract_outside', 'contract_outside'),
  },
  requestTermination: {
    input: ({ contractId }) => ({ contractId }),
    answers: agents('contract_not_found', 'contract_not_found', 'contract_not_found'),
  },
  previewRequest: {
    input: ({ offers }) => ({ requestId: offers.daily.requestId }),
    answers: agents('request_not_found', 'request_not_found', 'ok'),
  },
  processDividendRequest: answered('dividend'),
  processDailySalary: answered('daily'),
  processHourlySalary: answered('hourly'),
  withdrawRequest: {
    input: ({ offers }) => ({ requestId: offers.realtime.requestId }),
    answers: agents('request_not_found', 'request_not_found', 'request_not_found'),
  },
  processRealTimeSalary: answered('realtime', 'request_answered'),
  listContractPayments: { input: () => ({ kind: 'daily' }), answers: eachItsOwn, shows: paid },
  exportContractPayments: { input: () => ({ kind: 'daily' }), answers: eachItsOwn, shows: () => 'midagent' },
  explainPayment: { input: ({ paymentId }) => ({ id: paymentId }), answers: payment, shows: paid },
  replayPayment: { input: ({ paymentId }) => ({ id: paymentId }), answers: payment },
  listPaymentBets: { input: ({ paymentId }) => ({ id: paymentId }), answers: payment, shows: player },
  simulateContract: {
    input: () => ({ account: 'sideagent', terms: dailySample(100) }),
    answers: agents('contract_outside', 'ok', 'contract_outside'),
  },
  getAgentIncome: { input: nothing, answers: eachItsOwn },
  exportAgentIncome: { input: nothing, answers: eachItsOwn },
};

/** An offer that waits only for the downline. */
function answered(kind: keyof WholeBranch['offers'], downline = 'ok'): Row {
  const input = ({ offers }: WholeBranch) => ({ ...offers[kind], action: 'reject' });
  return { input, answers: agents('contract_not_found', 'contract_not_found', downline, 'contract_not_found') };
}

const accountOf: Partial<Record<Actor, string>> = {
  trial: 'trialuser',
  player: 'midplayer',
  other: 'otheragent',
  upline: 'topagent',
  downline: 'lowagent',
  self: 'midagent',
};

forEachDatabase(({ database }) => {
  let branch: WholeBranch;
  before(async () => {
    branch = await wholeBranch(database());
  });
  after(() => branch.harness.close());

  /** Names and ids that this actor never sees. */
  function hiddenFrom(actor: Actor): string[] {
    const strange = ['otheragent', 'otherplayer'];
    if (actor === 'self' || actor === 'upline') return strange;
    const { contractId, paymentId, linkId } = branch;
    const ofBranch = ['topagent', 'sideagent', contractId, paymentId, linkId];
    if (actor === 'downline') return [...strange, ...ofBranch, 'midplayer'];
    const all = ['midagent', 'lowagent', 'midplayer', ...ofBranch];
    return actor === 'other' ? all : [...all, ...strange];
  }

  async function ask(call: Call, input: object, actor: Actor): Promise<{ code: string; body: string }> {
    const { harness, expired } = branch;
    const account = accountOf[actor];
    const { token = undefined } = actor === 'expired' ? expired : account ? harness.token(account) : {};
    if (!call.csv) {
      const { success, code, ...rest } = await harness.api.send(call, { ...input }, token ? { token } : {});
      return { code: success ? 'ok' : (code ?? ''), body: JSON.stringify(rest) };
    }
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const file = await harness.app.server.inject({ method: 'GET', url: `${call.path}?${query}`, headers });
    return { code: file.statusCode === 200 ? 'ok' : file.json().code, body: file.body };
  }

  const calls: [string, Call][] = Object.entries(
    callsOf({
      ...announcements,
      ...contracts,
      ...downlines,
      ...income,
      ...invitationLinks,
      ...payments,
      ...profitLoss,
      ...teamBets,
      ...teamOverview,
      ...transactions,
    }),
  );
  const guarded = calls.filter(([, { access }]) => access !== 'public');

  // covers 9
  test('has a row for each call of the agent centre, and a call for each row', () => {
    assert.deepEqual(Object.keys(rows).sort(), guarded.map(([name]) => name).sort());
  });

  for (const name of Object.keys(rows)) {
    test(`${name}: answers seven actors as allowed, and reveals nothing of others`, async () => {
      const [row, call] = [rows[name], guarded.find(([each]) => each === name)?.[1]];
      assert.ok(row && call);
      const expected: Partial<Record<Actor, string>> = { ...nobody, ...row.answers };
      const got: Partial<Record<Actor, string>> = {};
      for (const actor of actors) {
        const { code, body } = await ask(call, row.input(branch, actor), actor);
        got[actor] = code;
        const leaked = hiddenFrom(actor).filter((secret) => body.includes(secret));
        assert.deepEqual(leaked, [], `${actor} receives ${body}`);
        if (actor === 'self' && row.shows) assert.ok(body.includes(row.shows(branch)), body);
      }
      assert.deepEqual(got, expected);
    });
  }
});
