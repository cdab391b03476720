import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { studioCommands } from './studio-commands.ts';

const { gives, asked, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(studioCommands, 'studios', ...args);
const at = '2026-01-01T00:00:00.000Z';
const request = {
  id: 'p1',
  act: 'x',
  targetId: 'x',
  input: {},
  maker: 'ada',
  why: 'asked',
  state: 'open',
  madeAt: '2026-01-01T00:00:00.000Z',
};

test('lists studios with the state of each key, and says that one has none', async () => {
  const keys = [
    { keyId: 'vk_1', createdAt: at, endsAt: at, isLive: false, isSecretWaiting: false },
    { keyId: 'vk_2', createdAt: at, isLive: true, isSecretWaiting: true },
  ];
  const koi = { provider: 'koi', origin: 'https://koi.example', vendors: ['KOI'], keys };
  gives({ studios: [koi, { provider: 'eel', vendors: [], keys: [] }] });
  const { out } = await run('list');
  assert.match(out, /koi +https:\/\/koi.example +KOI +vk_1 .*ended 2026/);
  assert.match(out, /vk_2 .*live; show its secret/);
  assert.match(out, /eel +none: cannot be launched +none/);
});

test('proposes an origin and a key for another to decide', async () => {
  gives(request);
  const origin = await run('origin', 'koi', 'https://new.example', '--why', 'moved');
  assert.match(origin.out, /Proposed as p1.*proposals accept p1/);
  assert.deepEqual(
    [asked().url, asked().body],
    ['/operator/studios/koi/origin/proposals', { origin: 'https://new.example', why: 'moved' }],
  );
  await run('key', 'koi', '--end-others-after', '24', '--why', 'yearly');
  assert.deepEqual(asked().body, { endOthersAfterHours: 24, why: 'yearly' });
  assert.match((await run('key', 'koi')).error, /Say why/);
});

test('shows a secret with the note that it is not shown again, and ends a key', async () => {
  gives({ provider: 'koi', keyId: 'vk_2', secret: 'abc' });
  const shown = await run('show-key', 'vk_2');
  assert.deepEqual([shown.code, shown.out], [exitCodes.good, 'Key vk_2 of koi. Its secret is not shown again:\nabc']);
  gives({ provider: 'koi', keyId: 'vk_1', endsAt: at });
  assert.equal((await run('end-key', 'vk_1', '--why', 'stolen')).out, `Key vk_1 of koi ended at ${at}.`);
  assert.equal(asked().method, 'DELETE');
});
