import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { agentCommands } from './agent-commands.ts';

const { gives, answers, asked, forget, ...harness } = commandHarness();
const move = (...args: string[]) => harness.run(agentCommands, 'agents', 'move', ...args);

test('proposes to move a branch under another agent, or to the top', async () => {
  const request = (upline: object) => ({
    ...{ id: 'p1', act: 'branch.move', targetId: 'branch 2', maker: 'ada', why: 'asked for', state: 'open' },
    ...{
      madeAt: '2026-03-02T10:00:00.000Z',
      input: { memberId: '2', account: 'agent02', before: 'agent01', ...upline },
    },
  });
  gives(request({ uplineId: '3', upline: 'agent03' }));
  const { code, out } = await move('agent02', '--to', 'agent03', '--why', 'asked for');
  assert.equal(code, exitCodes.good);
  assert.match(out, /^agent02: from agent01 to agent03\.\nProposed as p1\./);
  assert.deepEqual([asked().method, asked().url], ['POST', '/operator/agents/move/proposals']);
  assert.deepEqual(asked().body, { member: 'agent02', upline: 'agent03', why: 'asked for' });
  gives(request({}));
  assert.match((await move('agent02', '--to', 'none', '--why', 'asked for')).out, /agent02: from agent01 to the top/);
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
