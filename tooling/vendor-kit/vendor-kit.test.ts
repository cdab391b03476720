import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { allChecks } from './all-checks.ts';
import { kitText } from './kit-text.rules.ts';
import { runKit } from './run-kit.ts';
import { type KitPlatform, kitPlatform } from './testing/kit-platform.ts';
import { plantedFaults } from './testing/planted-faults.ts';

let platform: KitPlatform;
before(async () => {
  platform = await kitPlatform();
});
after(() => platform.close());

// covers 2.7
test('the platform holds every rule of the test kit, and the run costs the player nothing', async () => {
  const report = await runKit(await platform.options());
  const notPassed = report.findings.filter(({ outcome }) => outcome !== 'passed');
  assert.deepEqual(notPassed, [], kitText(report));
  assert.equal(report.findings.length, allChecks.length);
  assert.equal(report.costMinor, 0n);
});

test('each rule of the kit has a planted fault', () => {
  const found = new Set(plantedFaults.map((planted) => planted.found));
  assert.deepEqual(
    allChecks.filter(({ rule }) => !found.has(rule)).map(({ rule }) => rule),
    [],
  );
});

for (const { fault, found, plant } of plantedFaults) {
  // covers 2.7
  test(`a planted fault is found: ${fault}`, async () => {
    const options = await platform.options();
    platform.behave(plant());
    try {
      const check = allChecks.filter(({ rule }) => rule === found);
      const { findings } = await runKit(options, check);
      assert.deepEqual(
        findings.map(({ outcome }) => outcome),
        ['failed'],
      );
    } finally {
      platform.behave(undefined);
    }
  });
}

test('reports checks without their input as not run', async () => {
  const { minimum: _, maximum: __, otherLaunchToken: ___, ...options } = await platform.options();
  const report = await runKit({ ...options, hasNoJackpot: false });
  const open = report.findings.filter(({ outcome }) => outcome !== 'passed');
  assert.deepEqual(
    open.map(({ outcome, reason }) => `${outcome}: ${reason}`),
    ['--min', '--max', '--other-launch', '--no-jackpot'].map((name) => `not checked: needs ${name}`),
  );
});

const run = promisify(execFile);
const command = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'vendor-kit.ts'), ...args], {
    env: { ...process.env, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );

test('the command: key by file, launch by its address; a broken rule is shown with its call and answer, exit code 1', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vendor-kit-'));
  const file = path.join(folder, 'keys.json');
  await writeFile(file, JSON.stringify(platform.key));
  const args = [platform.origin, '--key', file, '--min', '0.10', '--max', '500.00'];
  const good = await command([...args, '--launch', await platform.launchAddress()]);
  assert.equal(good.code, 0, good.text);
  assert.match(good.text, /\d+ passed, 0 failed, 2 not checked\. The player's balance is as it was\./);
  platform.behave(plantedFaults.find(({ fault }) => fault === 'a win needs no round')?.plant());
  const bad = await command([...args, '--launch', await platform.launchAddress()]);
  platform.behave(undefined);
  await rm(folder, { recursive: true });
  assert.equal(bad.code, 1);
  assert.match(
    bad.text,
    /FAILED {2}Bets and wins: a win of a round that nobody opened is refused\n {2}expected {2}refused with unknown_round\n {2}call {6}POST \/vendor\/v1\/win\n {2}body {6}\{.*\n {2}answer {4}200 /,
  );
});

test('the command prints missing or wrong input in one line', async () => {
  const key = { VENDOR_KEY_ID: platform.key.keyId, VENDOR_SECRET: platform.key.secret };
  for (const [args, env, code, text] of [
    [[], key, 2, /Usage: pnpm vendor-kit/],
    [[platform.origin], key, 2, /Give --launch/],
    [['nowhere', '--launch', 'x'], key, 2, /nowhere is no web address/],
    [[platform.origin, '--launch', 'x', '--min', '1'], key, 2, /two decimals/],
    [[platform.origin, '--launch', 'x'], { VENDOR_KEY_ID: '' }, 1, /No key/],
    [[platform.origin, '--launch', 'x'], key, 1, /The launch was not taken: 422/],
    [['http://127.0.0.1:9', '--launch', 'x'], key, 1, /was not answered by http:\/\/127.0.0.1:9/],
  ] as const) {
    const answer = await command(args, env);
    assert.equal(answer.code, code, answer.text);
    assert.match(answer.text, text);
  }
});
