import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { fitCommands, fitText } from './fit-commands.ts';
import { CommandProblem, type OperatorClient } from './operator-client.ts';

const broken = {
  who: 'remote-games 0.9.0',
  kind: 'call' as const,
  subject: 'GET /x',
  text: 'GET /x: output.a is gone',
};
const fits = (set: 'live' | 'candidate' | 'previous') => ({ set, fits: true, misfits: [] });
const breaks = (set: 'live' | 'candidate' | 'previous') => ({ set, fits: false, misfits: [broken] });

function ask(sets: object[], nearest?: object) {
  const platform: OperatorClient = {
    call: async (call) => v.parse(call.output, { name: 'remote-games', version: '0.9.0', sets, nearest }),
  };
  const command = fitCommands['can-roll-back'];
  const input = { platform: async () => platform, words: ['remote-games'], option: () => undefined };
  return command?.run({ ...input, isOn: () => false, dataDir: '' });
}

test('prints for each set that a rollback is compatible', async () => {
  const said = await ask([fits('live'), fits('candidate'), fits('previous')]);
  assert.equal(said, 'remote-games 0.9.0\nlive: fits\ncandidate: fits\nprevious: fits');
});

test('one that breaks ends with what breaks and the nearest version', async () => {
  await assert.rejects(
    async () => ask([breaks('live'), fits('candidate'), fits('previous')], { 'remote-games': '1.0.0' }),
    (error: unknown) => {
      assert.ok(error instanceof CommandProblem && error.code === 'release_does_not_fit');
      assert.match(error.message, /live: does not fit\n {2}GET \/x: output\.a is gone\n/);
      assert.match(error.message, /It would fit with remote-games 1\.0\.0\./);
      return true;
    },
  );
});

test('prints only the previous set, and no reason against it', async () => {
  assert.match((await ask([fits('live'), breaks('previous')])) ?? '', /previous: does not fit/);
  assert.equal(fitText({ name: 'remote-games', version: '1.0.0', sets: [] }), '');
});
