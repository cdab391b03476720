import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { checkDirections, percentRead } from './check.ts';

const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function workspaceWith(files: Record<string, string>): Promise<string> {
  const workspace = await mkdtemp(join(tmpdir(), 'directions-'));
  folders.push(workspace);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), text);
  }
  return workspace;
}

const target = 'export const value: number = 1;\n';
const importing = (path: string) => `import { value } from '${path}';\nexport const other: number = value;\n`;

/** A planted import and the rule that has to find it. */
const planted: [rule: string, from: string, to: string][] = [
  ['browser-packages-stand-apart', 'remote-games/src/a.ts', 'remote-lottery/src/b.ts'],
  ['browser-packages-stand-apart', 'shell/src/a.ts', 'remote-lottery/src/b.ts'],
  ['browser-packages-stand-apart', 'remote-lottery/src/a.ts', 'shell/src/b.ts'],
  ['browser-packages-stand-apart', 'operator-console/src/a.ts', 'shell/src/b.ts'],
  ['browser-packages-use-shared-alone', 'operator-console/src/a.ts', 'tooling/b.ts'],
  ['browser-packages-use-shared-alone', 'shell/src/a.ts', 'platform/src/b.ts'],
  ['features-do-not-meet', 'shell/src/features/home/a.ts', 'shell/src/features/help/b.ts'],
  ['shared-stands-below', 'shared/ui/src/a.ts', 'shell/src/b.ts'],
  ['contract-stands-alone', 'shared/contract/src/a.ts', 'shared/client/src/b.ts'],
  ['events-stand-alone', 'shared/events/src/a.ts', 'shared/contract/src/b.ts'],
  ['i18n-stands-alone', 'shared/i18n/src/a.ts', 'shared/contract/src/b.ts'],
  ['client-knows-contract-only', 'shared/client/src/a.ts', 'shared/remote/src/b.ts'],
  ['ui-makes-no-call', 'shared/ui/src/a.ts', 'shared/client/src/b.ts'],
  ['platform-knows-contract-only', 'platform/src/a.ts', 'shared/ui/src/b.ts'],
  ['vendor-knows-contract-only', 'demo-vendor/src/a.ts', 'platform/src/b.ts'],
  ['provider-knows-contract-only', 'sandbox-provider/src/a.ts', 'platform/src/b.ts'],
  ['e2e-knows-contract-and-testing', 'e2e/specs/a.ts', 'platform/src/b.ts'],
  ['configuration-installs-nothing', 'e2e/a.config.ts', 'tooling/machine/need-browser.ts'],
  ['product-never-tests', 'platform/src/modules/wallet/a.ts', 'platform/src/modules/wallet/testing/b.ts'],
  ['product-never-tests', 'shell/src/a.ts', 'shell/src/b.test.ts'],
  ['kernel-knows-no-module', 'platform/src/kernel/a.ts', 'platform/src/modules/wallet/index.ts'],
  ['modules-by-their-interface', 'platform/src/modules/games/a.ts', 'platform/src/modules/wallet/wallet.tables.ts'],
  ['flows-by-their-interface', 'platform/src/flows/a.ts', 'platform/src/modules/wallet/wallet.tables.ts'],
];

for (const [rule, from, to] of planted) {
  test(`${rule}: ${from} may not import ${to}`, async () => {
    const steps = '../'.repeat(dirname(from).split('/').length);
    const workspace = await workspaceWith({ [from]: importing(`${steps}${to}`), [to]: target });
    const { violations, filesRead } = await checkDirections(workspace);
    assert.deepEqual(filesRead.sort(), [from, to].sort());
    assert.ok(
      violations.some((violation) => violation.startsWith(`${rule}:`)),
      violations.join('\n') || 'nothing found',
    );
  });
}

test('an import that leads nowhere is found', async () => {
  const workspace = await workspaceWith({ 'shell/src/a.ts': importing('./gone.ts') });
  assert.deepEqual((await checkDirections(workspace)).violations, ['resolves: shell/src/a.ts -> ./gone.ts']);
});

test('an import through the workspace name is followed to its file', async () => {
  const workspace = await workspaceWith({
    'shell/src/a.ts': importing('@portal/shared/ui/b'),
    'shared/client/src/c.ts': importing('@portal/shared/ui/b'),
    'shared/ui/src/b.tsx': target,
    'shared/package.json': '{"name":"@portal/shared","type":"module","exports":{"./ui/*":"./ui/src/*.tsx"}}',
    'package.json': '{"name":"house"}',
  });
  await mkdir(join(workspace, 'node_modules/@portal'), { recursive: true });
  await symlink(join(workspace, 'shared'), join(workspace, 'node_modules/@portal/shared'));
  assert.deepEqual((await checkDirections(workspace)).violations, [
    'client-knows-contract-only: shared/client/src/c.ts -> shared/ui/src/b.tsx',
    'ui-needs-no-more: shared/client/src/c.ts -> shared/ui/src/b.tsx',
  ]);
});

test('accepts allowed imports', async () => {
  const workspace = await workspaceWith({
    'platform/src/flows/a.ts': importing('../modules/wallet/index.ts'),
    'platform/src/modules/wallet/index.ts': importing('./wallet.tables.ts'),
    'platform/src/modules/wallet/wallet.tables.ts': target,
  });
  assert.deepEqual((await checkDirections(workspace)).violations, []);
});

test('counts which of the tracked sources were read', async () => {
  const { filesRead } = await checkDirections(await workspaceWith({ 'shell/src/a.ts': target, 'shell/src/b.md': '' }));
  assert.equal(percentRead(['shell/src/a.ts'], filesRead), 100);
  assert.equal(percentRead(['shell/src/a.ts', 'shell/src/b.ts', 'shell/src/c.ts'], filesRead), 33);
  assert.equal(percentRead([], filesRead), 0);
});
