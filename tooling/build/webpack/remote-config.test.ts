import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { buildRelease } from '../build-release.ts';
import { root } from './workspace.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'remote-rules-'));
  await mkdir(path.join(folder, 'src'));
  await symlink(path.join(root, 'shared/node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds a remote made of these files. */
async function build(script: string, styles: Record<string, string> = {}) {
  await writeFile(path.join(folder, 'src/remote.tsx'), script);
  for (const [name, text] of Object.entries(styles)) await writeFile(path.join(folder, 'src', name), text);
  const stamp = { commit: 'test', builtAt: '2026-01-01T00:00:00.000Z', version: '1.0.0' };
  const modules = [path.join(root, 'shared/node_modules')];
  return buildRelease({ name: 'remote-rules', folder, outDir: path.join(folder, 'out'), modules, ...stamp });
}
const withStyles = `import styles from './a.module.css';\nexport const contract = styles.a;\nexport function mount() {}\n`;

test('a remote with scoped styles is built', async () => {
  const { manifest } = await build(withStyles, {
    'a.module.css': '.a { color: red } @media print { .a { color: blue } }',
  });
  assert.equal(manifest.files.filter((file) => file.path.endsWith('.css')).length, 1);
});

for (const selector of ['body', ':root', ':global(.page)', '*', 'a:hover', '[data-theme="dark"]']) {
  test(`the global selector ${selector} in a remote stops its build`, async () => {
    const text = `.a { color: red }\n${selector} { color: blue }`;
    await assert.rejects(build(withStyles, { 'a.module.css': text }), /is not pure/);
  });
}

test('a plain style sheet in a remote stops its build', async () => {
  const script = `import './a.css';\nexport const contract = '1.0.0';\nexport function mount() {}\n`;
  await assert.rejects(build(script, { 'a.css': 'body { color: red }' }), /CSS Modules .* only/);
});

test('a remote with its own router fails to build', async () => {
  const script = `export { Link } from 'react-router-dom';\nexport const contract = '1.0.0';\nexport function mount() {}\n`;
  await assert.rejects(build(script), /react-router-dom would be in this remote a second time/);
});
