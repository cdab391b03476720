import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { agentContractCommands } from './agent-contract-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const contract = (...args: string[]) => harness.run(agentContractCommands, 'agents', 'contract', ...args);
const terms = { kind: 'realtime', profitRate: 150, lossRate: 50, singleBet: '1000.00' };

const at = '2026-03-02T10:00:00.000Z';
const approvalRequest = (id: string) => ({
  id,
  act: 'contract.offer',
  targetId: 'm1.realtime',
  input: {},
  maker: 'operator',
  why: 'season',
  madeAt: at,
  state: 'open',
});

test('requests platform terms', async () => {
  gives(approvalRequest('p1'));
  const json = JSON.stringify(terms);
  const { code, out } = await contract('offer', 'agent01', '--terms', json, '--why', 'season');
  assert.deepEqual([code, /Proposed as p1/.test(out)], [exitCodes.good, true]);
  assert.deepEqual([asked().method, asked().url], ['POST', '/operator/agents/agent01/contracts']);
  assert.deepEqual(asked().body, { terms, why: 'season' });
});

test('prints errors of invalid terms, and sends nothing', async () => {
  forget();
  const bad = JSON.stringify({ ...terms, profitRate: 10_001 });
  const result = await contract('offer', 'agent01', '--terms', bad, '--why', 'season');
  assert.match(result.error, /Invalid contract terms: profitRate: invalid_rate/);
  assert.match((await contract('offer', 'agent01', '--terms', JSON.stringify(terms))).error, /Say why/);
  assert.deepEqual(asked(), {});
});

test('proposes an end and withdraws a request', async () => {
  gives(approvalRequest('p2'));
  assert.match((await contract('termination', 'c1', '--why', 'season over')).out, /Proposed as p2/);
  assert.equal(asked().url, '/operator/agents/contracts/c1/termination');
  gives({ id: 'c2', account: 'agent01', kind: 'daily', state: 'withdrawn' });
  const { out } = await contract('withdraw', 'r1', '--why', 'typed wrong');
  assert.equal(out, 'The request is withdrawn. The daily contract with agent01: withdrawn.');
  assert.equal(asked().url, '/operator/agents/requests/r1/withdraw');
});

test('lists platform contracts with rates and open requests', async () => {
  const version = {
    no: 1,
    terms,
    paidBy: 'house',
    offeredAt: at,
    acceptedAt: at,
    from: '2026-03-02T17:00:00.000Z',
    until: '2026-04-01T17:00:00.000Z',
  };
  const request = { id: 'r2', type: 'termination', at: '2026-03-03T17:00:00.000Z' };
  gives({
    list: [{ id: 'c1', kind: 'realtime', account: 'agent01', state: 'ending', version, request }],
    totalPages: 1,
  });
  const { out } = await contract('list', '--kind', 'realtime', '--over', 'yes');
  assert.match(
    out,
    /c1 +agent01 +realtime +ending +2026-03-02T17:00:00.000Z +2026-04-01T17:00:00.000Z +1.5 % \/ 0.5 % +termination r2/,
  );
  assert.match(asked().url ?? '', /\/operator\/agents\/contracts\?kind=realtime&over=true&pageNo=1/);
  assert.match((await contract('list', '--kind', 'weekly')).error, /--kind is dividend, daily, hourly or realtime/);
});
