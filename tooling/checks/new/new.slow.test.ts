import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packages = ['shared', 'platform', 'remote-games', 'tooling/checks'];
const others = ['package.json', 'tsconfig.json', 'jest.config.cjs'];
const tsx = ['--import', 'tsx'];
let checkout: string;

/** A copy of the folders that the commands write to, with the installed packages. */
before(() => {
  checkout = mkdtempSync(join(tmpdir(), 'new-'));
  const tracked = execFileSync('git', ['ls-files', '-z', ...packages, ...others], { cwd: root, encoding: 'utf8' });
  for (const file of tracked.split('\0').filter(Boolean)) cpSync(join(root, file), join(checkout, file));
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  // Links stay relative: the copy of a package finds the copy of another.
  for (const name of packages)
    cpSync(join(root, name, 'node_modules'), join(checkout, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
});
after(() => rmSync(checkout, { recursive: true, force: true }));

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: checkout, encoding: 'utf8' });
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Paths that the command has written, from its own output. */
const write = (...asked: string[]): string[] =>
  [...run('node', [...tsx, 'tooling/checks/new/new.ts', ...asked]).matchAll(/^wrote (.+)$/gm)].map(
    ([, file]) => file ?? '',
  );

const testOf = (files: readonly string[]): string => {
  const found = files.find((file) => /\.test\.tsx?$/.test(file));
  assert.ok(found, 'a test is written');
  return found;
};

test('writes a feature, a call and a module whose types hold and whose tests pass', () => {
  const feature = write('feature', 'remote-games', 'save-game');
  const call = write('call', 'games', 'save-game');
  const module = write('module', 'limits');
  const include = [...feature, ...call, ...module, 'shared/testing/setup/*.ts'];
  writeFileSync(
    join(checkout, 'tsconfig.new.json'),
    JSON.stringify({ extends: './tsconfig.json', include, exclude: [] }),
  );
  run('node_modules/.bin/tsc', ['--noEmit', '--incremental', 'false', '-p', 'tsconfig.new.json']);
  run('node', [...tsx, '--test', testOf(module)]);
  run('node_modules/.bin/jest', ['--ci', testOf(feature)]);
});

test('writes nothing over a file that is there', () => {
  const again = spawnSync('node', [...tsx, 'tooling/checks/new/new.ts', 'module', 'wallet'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  assert.equal(again.status, 1);
  assert.match(again.stderr, /already there: platform\/src\/modules\/wallet\/index\.ts/);
});
