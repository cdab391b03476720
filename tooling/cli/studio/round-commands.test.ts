import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { roundCommands } from './round-commands.ts';

const { gives, answers, asked, folder, ...harness } = commandHarness();
const key = { provider: 'demo-studio', keyId: 'k1', secret: 's'.repeat(32) };

/** Runs a command of the studio whose address and key lie in the folder of the test. */
async function run(...args: string[]) {
  await mkdir(path.join(folder(), 'vendor'), { recursive: true });
  await writeFile(path.join(folder(), 'vendor', 'keys.json'), JSON.stringify(key));
  const { address } = JSON.parse(await readFile(path.join(folder(), 'operator.json'), 'utf8'));
  return harness.run(roundCommands, 'rounds', ...args, '--studio', address);
}

test('rounds that hang are listed with their age, stake and player', async () => {
  const since = new Date(Date.now() - 90 * 60_000).toISOString();
  const round = { gameCode: 'dragon-gate', roundId: 'r1', playerId: 'anna', since, stake: '2.00' };
  gives({ total: 3, list: [{ ...round, state: 'stuck', refusal: 'unknown_player' }] });
  const listed = await run('unsettled', 'dragon-gate', '--count', '1', '--minutes', '30');
  const [, row, count] = listed.out.split('\n');
  assert.match(row ?? '', /^dragon-gate +r1 +anna +stuck +\S+Z +90 +2\.00 +- +unknown_player$/);
  assert.deepEqual([listed.code, count], [exitCodes.good, '1 of 3']);
  const call = { count: 1, minutes: 30, gameCode: 'dragon-gate' };
  assert.deepEqual([asked().url, asked().body], ['/rounds/v1/unsettled', call]);
  gives({ total: 0, list: [] });
  assert.equal((await run('unsettled')).out, 'There are no open rounds.');
  assert.deepEqual(asked().body, { count: 20, minutes: 10 });
});

test('ends a round and prints its result; prints a refusal in words', async () => {
  const round = { gameCode: 'dragon-gate', roundId: 'r1', playerId: 'anna', since: '', stake: '2.00' };
  gives({ ...round, state: 'settled', win: '4.00' });
  assert.equal((await run('end', 'r1')).out, 'Round r1 of dragon-gate is settled.');
  assert.deepEqual([asked().url, asked().body], ['/rounds/v1/end', { roundId: 'r1' }]);
  gives({ ...round, state: 'stuck', refusal: 'unknown_player' });
  assert.equal((await run('end', 'r1')).out, 'Round r1 of dragon-gate is stuck (unknown_player).');
  answers({ success: false, code: 'under_way', message: 'It is being settled' }, 409);
  const refused = await run('end', 'r1');
  assert.equal(refused.code, exitCodes.refused);
  assert.match(refused.error, /^The round is being settled: it is asked for until the platform answers\.$/);
});
