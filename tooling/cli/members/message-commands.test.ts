import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { messageCommands } from './message-commands.ts';

const { gives, answers, asked, forget, folder, ...harness } = commandHarness();
const write = (...args: string[]) => harness.run(messageCommands, 'message', 'write', ...args);
const letter = ['--title', 'Planned work', '--text', 'Tonight.'];
const EN = { title: 'Planned work', content: 'Tonight.' };

test('a message goes to those who are named, in words and in a file', async () => {
  const to = path.join(folder(), 'members.txt');
  await writeFile(to, 'player02\n\n  1234567890 \n');
  gives({ told: 3 });
  const { code, out } = await write('player01', '--to', to, ...letter, '--why', 'a call');
  assert.deepEqual([code, out], [exitCodes.good, '3 members have the message.']);
  assert.deepEqual([asked().method, asked().url], ['POST', '/operator/messages']);
  const members = ['player01', 'player02', '1234567890'];
  assert.deepEqual(asked().body, { members, texts: { EN }, why: 'a call' });
});

test('texts of several languages come as JSON', async () => {
  const texts = { EN, CN: { title: '维护', content: '今晚。' } };
  gives({ told: 1 });
  const { out } = await write('player01', '--texts', JSON.stringify(texts), '--why', 'a call');
  assert.equal(out, '1 member has the message.');
  assert.deepEqual(asked().body, { members: ['player01'], texts, why: 'a call' });
});

test("sends nothing without a member, a text or a reason; prints the platform's refusal", async () => {
  forget();
  const cases = [
    [...letter, '--why', 'a call'],
    ['player01', '--why', 'a call'],
    ['player01', '--title', 'x', '--why', 'a call'],
    ['player01', ...letter],
    ['--to', path.join(folder(), 'nothing.txt'), ...letter, '--why', 'a call'],
  ];
  for (const words of cases) assert.equal((await write(...words)).code, exitCodes.refused, words.join(' '));
  assert.deepEqual(asked(), {});
  answers({ success: false, code: 'not_found', message: 'Not found' }, 404);
  const { code, error } = await write('nobody', ...letter, '--why', 'a call');
  assert.deepEqual([code, error], [exitCodes.refused, 'Not found (not_found)']);
});
