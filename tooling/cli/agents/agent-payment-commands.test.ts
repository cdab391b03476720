import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { agentPaymentCommands } from './agent-payment-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(agentPaymentCommands, 'agents', ...args);

const payment = {
  id: 's1',
  kind: 'daily',
  account: 'agent02',
  gross: '12.00',
  amount: '10.00',
  from: '2026-03-01T17:00:00.000Z',
  to: '2026-03-02T17:00:00.000Z',
};

// covers 9
test('lists owed payments with receiver, payer, kind, period and amount', async () => {
  gives({ list: [{ ...payment, payer: 'agent01' }], totalPages: 1 });
  const { code, out } = await run('owed', '--member', 'agent01');
  assert.equal(code, exitCodes.good);
  assert.equal(asked().url, '/operator/agents/payments?state=owed&member=agent01&pageNo=1&pageSize=50');
  assert.match(out, /s1 +2026-03-01\S+ +2026-03-02\S+ +daily +agent02 +agent01 +12\.00 +10\.00\nPage 1 of 1$/);
});

test('lists paid payments unless another state is requested', async () => {
  gives({ list: [{ ...payment, paidAt: '2026-03-02T17:01:00.000Z' }], totalPages: 3 });
  const { out } = await run('payments', '--page', '2');
  assert.equal(asked().url, '/operator/agents/payments?state=paid&pageNo=2&pageSize=50');
  assert.match(out, /agent02 +house +12\.00 +10\.00 +2026-03-02T17:01:00\.000Z\nPage 2 of 3$/);
  await run('payments', '--state', 'pending');
  assert.match(asked().url ?? '', /\?state=pending&/);
});

test('prints an unknown state, and sends nothing', async () => {
  forget();
  assert.match((await run('payments', '--state', 'lost')).error, /--state is paid, owed or pending, not lost/);
  assert.deepEqual(asked(), {});
});
