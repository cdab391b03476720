import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import {
  type Contract,
  offerContract,
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processRealTimeSalary,
  requestTermination,
} from '@portal/shared/contract/agents/contracts';
import type { App } from '../../../app.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import type { Member } from '../../accounts/index.ts';
import { addMember } from '../../accounts/testing/add-member.ts';

const answerCalls = {
  dividend: processDividendRequest,
  daily: processDailySalary,
  hourly: processHourlySalary,
  realtime: processRealTimeSalary,
} as const;

/** Agents below each other, and what they do about contracts through the API. */
export interface ContractHarness {
  app: App;
  api: ApiClient;
  /** Moves the clock and gives every member a new session. */
  moveTo(time: string): Promise<void>;
  close(): Promise<void>;
  /** Adds a member below another one, logged in. */
  add(account: string, upline?: string, type?: number): Promise<Member>;
  member(account: string): Member;
  token(account: string): { token: string };
  offer(upline: string, account: string, terms: ContractTerms): Promise<ApiAnswer<typeof offerContract>>;
  askEnd(upline: string, contractId: string): Promise<ApiAnswer<typeof requestTermination>>;
  answer(
    account: string,
    kind: ContractKind,
    input: { contractId: string; action: string; requestId?: string; affected?: string[] },
  ): Promise<ApiAnswer<typeof processDailySalary>>;
  /** Has the terms offered by the upline, or by the house, and accepted. */
  agree(account: string, terms: ContractTerms): Promise<Contract>;
}

/** Builds agents below the top agent `top`: each account with its upline, which must come earlier. */
export async function contractHarnessBelowTop(
  database: Database,
  agents: Readonly<Record<string, string>>,
): Promise<ContractHarness> {
  const harness = await contractHarness(database);
  await harness.add('top', undefined, 1);
  for (const [account, upline] of Object.entries(agents)) await harness.add(account, upline);
  return harness;
}

export async function contractHarness(database: Database): Promise<ContractHarness> {
  const clock = testClock();
  const app = await testApp(database, { clock });
  const api = apiClient(app);
  const members = new Map<string, Member>();
  const tokens = new Map<string, string>();
  const uplines = new Map<string, string>();

  const member = (account: string): Member => {
    const found = members.get(account);
    if (!found) throw new Error(`There is no ${account}`);
    return found;
  };
  const token = (account: string) => ({ token: tokens.get(account) ?? '' });
  const offer: ContractHarness['offer'] = (upline, account, terms) =>
    api.send(offerContract, { account, terms }, token(upline));
  const answer: ContractHarness['answer'] = (account, kind, input) =>
    api.send(answerCalls[kind], input, token(account));

  async function openSession(account: string): Promise<void> {
    const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
    tokens.set(account, await app.modules.session.open({ ...start, memberId: member(account).id }));
  }

  return {
    app,
    api,
    async moveTo(time) {
      clock.set(time);
      for (const account of members.keys()) await openSession(account);
    },
    close: () => app.close(),
    async add(account, upline, type = 2) {
      const uplinePath = upline ? member(upline).uplinePath : '';
      const added = await addMember(app, account, { type, uplinePath });
      members.set(account, added);
      await openSession(account);
      if (upline) uplines.set(account, upline);
      return added;
    },
    member,
    token,
    offer,
    askEnd: (upline, contractId) => api.send(requestTermination, { contractId }, token(upline)),
    answer,
    async agree(account, terms) {
      const upline = uplines.get(account);
      const above = upline ? member(upline) : undefined;
      const { id, request } = await app.modules.agents.contracts.service.offer(above, account, terms);
      const input = { contractId: id, action: 'accept', requestId: request?.id };
      const { success, code, value } = await answer(account, terms.kind, input);
      if (!success) throw new Error(`${account} could not agree: ${code}`);
      return value;
    },
  };
}
