import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../../fixtures/portal-test.ts';
import { runningProduct } from '../../setup/running-product.ts';

const run = promisify(execFile);
const remote = 'remote-games';

/** Runs a command as an operator types it. */
async function release(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: runningProduct().dataDir };
  const { stdout } = await run('node', ['--import', 'tsx', 'tooling/cli/release.ts', ...args], { env });
  return stdout;
}

const folderOf = (version: string) => join(runningProduct().dataDir, 'releases', remote, version);

test.describe.configure({ mode: 'serial' });
// The browser reports both that the file is missing and that the answer is no script.
test.use({ expectedFaults: /(404|Refused to (execute|apply)).*remote-games/ });

/** Version of the remote that this page runs, from the scripts it fetched. */
async function versionsFetched(page: import('@playwright/test').Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const versions = names.map((name) => /releases\/remote-games\/([\d.]+)\//.exec(name)?.[1]).filter(Boolean);
  return [...new Set(versions)].map(String);
}

test.describe('a release by commands', { tag: '@main' }, () => {
  test('one command releases a newer version, which the next page load has', async ({ page, portal }) => {
    test.setTimeout(180_000);
    await release('publish', remote, '--version', '1.0.1');
    await release('promote', remote, '1.0.1');
    await portal.open('/rng');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(await versionsFetched(page)).toEqual(['1.0.1']);
  });

  test('without the live folder the page shows the older release, and everything else works', async ({
    page,
    portal,
  }) => {
    await rename(folderOf('1.0.1'), `${folderOf('1.0.1')}-away`);
    try {
      await portal.open('/rng');
      await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
      expect(await versionsFetched(page)).toContain('1.0.0');
      expect(await release('list')).toContain('missing');
    } finally {
      await rename(`${folderOf('1.0.1')}-away`, folderOf('1.0.1'));
    }
  });

  test("without any release the remote's panel says so; header, login and other pages work", async ({
    page,
    portal,
  }) => {
    await rename(folderOf('1.0.0'), `${folderOf('1.0.0')}-away`);
    await rename(folderOf('1.0.1'), `${folderOf('1.0.1')}-away`);
    try {
      await portal.open('/rng');
      await expect(page.getByRole('main')).toContainText('The games cannot be shown right now');
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      await portal.logIn('vip05');
      await page.getByRole('link', { name: 'Promotions' }).first().click();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    } finally {
      await rename(`${folderOf('1.0.0')}-away`, folderOf('1.0.0'));
      await rename(`${folderOf('1.0.1')}-away`, folderOf('1.0.1'));
    }
  });

  test('one command rolls back, and the next page load has the older release without a rebuild or a restart', async ({
    page,
    portal,
  }) => {
    await release('rollback', remote, '--to', '1.0.0', '--why', 'a test of the way back');
    await portal.open('/rng');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(await versionsFetched(page)).toEqual(['1.0.0']);
    expect(await release('history')).toContain('a test of the way back');
  });
});
