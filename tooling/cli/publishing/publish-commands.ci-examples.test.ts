import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { releaseNames, root } from '@portal/build/webpack/workspace';
import * as v from 'valibot';
import { parse } from 'yaml';
import { compatibilityCommands } from '../releases/compatibility-commands.ts';
import { publisherCommands } from './publish-commands.ts';

const remotes = releaseNames.filter((name) => name !== 'shell');
const step = v.object({
  name: v.optional(v.string()),
  run: v.optional(v.string()),
  'working-directory': v.optional(v.string()),
});
const workflow = v.object({
  on: v.object({ push: v.object({ paths: v.array(v.string()) }) }),
  jobs: v.record(v.string(), v.object({ steps: v.array(step) })),
});
const packageFile = v.object({ scripts: v.record(v.string(), v.string()) });

const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');
const scriptsOf = (folder: string) => v.parse(packageFile, JSON.parse(read(folder, 'package.json'))).scripts;
const stepsOf = (remote: string) =>
  Object.values(v.parse(workflow, parse(read(remote, 'ci.example.yml'))).jobs).flatMap(({ steps }) => steps);
/** Words after `pnpm@x.y.z` of each line. */
const commandsOf = (run: string) => [...run.matchAll(/pnpm@[\d.]+ (.+)$/gm)].map(([, words = '']) => words.split(' '));

for (const remote of remotes) {
  test(`${remote}: every command of its job is there`, () => {
    const named = stepsOf(remote).flatMap(({ run = '', 'working-directory': folder = '.' }) =>
      commandsOf(run).map(([script = '']) => ({ folder, script })),
    );
    const scripts = named.filter(({ script }) => script !== 'install');
    assert.deepEqual(
      scripts.map(({ script }) => script),
      ['unit', 'contract', 'release', 'release'],
    );
    for (const { folder, script } of scripts) assert.ok(scriptsOf(folder)[script], `${script} in ${folder}`);
    const releaseWords = stepsOf(remote).flatMap(({ run = '' }) =>
      commandsOf(run).filter(([word]) => word === 'release'),
    );
    for (const [, command = ''] of releaseWords)
      assert.ok({ ...publisherCommands, ...compatibilityCommands }[command], command);
  });

  test(`${remote}: its job works on this remote alone`, () => {
    const { paths } = v.parse(workflow, parse(read(remote, 'ci.example.yml'))).on.push;
    assert.deepEqual(paths, [`${remote}/**`, 'shared/**']);
    const others = releaseNames.filter((name) => name !== remote);
    const code = stepsOf(remote).flatMap(({ run = '', 'working-directory': folder = '' }) => [run, folder]);
    for (const other of others) assert.equal(code.join('\n').includes(other), false, other);
    const publishing = stepsOf(remote).filter(({ run = '' }) => run.includes('release publish'));
    assert.deepEqual(
      publishing.map((one) => one['working-directory']),
      [remote],
    );
  });
}
