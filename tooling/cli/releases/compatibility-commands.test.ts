import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { CommandProblem, type OperatorClient } from '../command/operator-client.ts';
import { compatibilityCommands, compatibilityText } from './compatibility-commands.ts';

const broken = {
  who: 'remote-games 0.9.0',
  kind: 'call' as const,
  subject: 'GET /x',
  text: 'GET /x: output.a is gone',
};
const compatible = (set: 'live' | 'candidate' | 'previous') => ({ set, fits: true, misfits: [] });
const incompatible = (set: 'live' | 'candidate' | 'previous') => ({ set, fits: false, misfits: [broken] });

function ask(sets: object[], nearest?: object) {
  const platform: OperatorClient = {
    call: async (call) => v.parse(call.output, { name: 'remote-games', version: '0.9.0', sets, nearest }),
  };
  const command = compatibilityCommands['can-roll-back'];
  const input = { platform: async () => platform, words: ['remote-games'], option: () => undefined };
  return command?.run({ ...input, isOn: () => false, dataDir: '' });
}

test('prints for each set that a rollback is compatible', async () => {
  const output = await ask([compatible('live'), compatible('candidate'), compatible('previous')]);
  assert.equal(output, 'remote-games 0.9.0\nlive: compatible\ncandidate: compatible\nprevious: compatible');
});

test('refuses an incompatible rollback with the reasons and the nearest compatible version', async () => {
  await assert.rejects(
    async () =>
      ask([incompatible('live'), compatible('candidate'), compatible('previous')], { 'remote-games': '1.0.0' }),
    (error: unknown) => {
      assert.ok(error instanceof CommandProblem && error.code === 'release_does_not_fit');
      assert.match(error.message, /live: incompatible\n {2}GET \/x: output\.a is gone\n/);
      assert.match(error.message, /Compatible with remote-games 1\.0\.0\./);
      return true;
    },
  );
});

test('prints an incompatible previous set without refusing, and nothing without sets', async () => {
  assert.match((await ask([compatible('live'), incompatible('previous')])) ?? '', /previous: incompatible/);
  assert.equal(compatibilityText({ name: 'remote-games', version: '1.0.0', sets: [] }), '');
});
