import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { agentCommands } from './agent-commands.ts';

const { gives, answers, asked, forget, ...harness } = commandHarness();
const move = (...args: string[]) => harness.run(agentCommands, 'agents', 'move', ...args);

test('a branch is moved under another agent, or to the top', async () => {
  gives({ account: 'agent02', before: 'agent01', upline: 'agent03', members: 12 });
  const { code, out } = await move('agent02', '--to', 'agent03', '--why', 'asked for');
  assert.deepEqual([code, out], [exitCodes.good, 'agent02 and 11 below: from agent01 to agent03.']);
  assert.deepEqual([asked().method, asked().url], ['POST', '/operator/agents/move']);
  assert.deepEqual(asked().body, { member: 'agent02', upline: 'agent03', why: 'asked for' });
  gives({ account: 'agent02', before: 'agent01', upline: null, members: 1 });
  assert.match((await move('agent02', '--to', 'none', '--why', 'asked for')).out, /0 below: from agent01 to the top/);
  assert.deepEqual(asked().body, { member: 'agent02', upline: null, why: 'asked for' });
});

test('sends nothing without a new upline or a reason; prints a refusal', async () => {
  forget();
  assert.match((await move('agent02', '--why', 'asked for')).error, /Say where to/);
  assert.match((await move('agent02', '--to', 'none')).error, /Say why/);
  assert.deepEqual(asked(), {});
  answers({ success: false, code: 'branch_under_itself', message: 'A branch cannot be moved under itself' }, 422);
  const { code, error } = await move('agent02', '--to', 'agent02', '--why', 'asked for');
  assert.deepEqual([code, error], [exitCodes.refused, 'A branch cannot be moved under itself (branch_under_itself)']);
});
