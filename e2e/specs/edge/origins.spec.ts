import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal-test.ts';
import { runningProduct } from '../../setup/running-product.ts';

const run = promisify(execFile);

function edgeOfRun() {
  const { edge } = runningProduct();
  if (!edge) throw new Error('these tests need E2E_SHAPE=edge');
  return edge;
}

/** Origins from which the page has fetched files of this remote. */
async function filesOf(page: Page, remote: string): Promise<URL[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.map((name) => new URL(name)).filter(({ pathname }) => pathname.includes(`/releases/${remote}/`));
}

// covers 10
test('scripts, chunks, styles and pictures of a remote come only from its own origin', async ({ page, portal }) => {
  await portal.open('/rng');
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  const files = await filesOf(page, 'remote-games');
  expect(files.length).toBeGreaterThan(2);
  expect(files.some(({ pathname }) => pathname.endsWith('.css'))).toBe(true);
  expect([...new Set(files.map(({ origin }) => origin))]).toEqual([edgeOfRun().remotes['remote-games']]);
});

// covers 10
test('page, composition, remote and call have the right headers', async ({ request }) => {
  const page = await request.get('/');
  const policy = page.headers()['content-security-policy'] ?? '';
  for (const origin of Object.values(edgeOfRun().remotes)) expect(policy).toContain(origin);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(await page.text()).toContain(
    `<link rel="preconnect" href="${edgeOfRun().remotes['remote-games']}" crossorigin>`,
  );
  expect((await request.get('/composition.json')).headers()['cache-control']).toBe('no-cache');
  expect((await request.get('/wps/system/status')).headers()['cache-control']).toBe('no-store');
  expect((await request.get('/operator/releases')).status()).toBe(404);
  const gone = await request.get(`${edgeOfRun().remotes['remote-games']}/releases/remote-games/9.9.9/main.js`);
  expect([gone.status(), gone.headers()['content-type'], gone.headers()['access-control-allow-origin']]).toEqual([
    ...[404, 'text/plain', '*'],
  ]);
});

test('the command that checks the live release follows every file to its origin', async () => {
  const { dataDir, address } = runningProduct();
  const args = ['--import', 'tsx', 'tooling/cli/release.ts', 'verify', '--address', address];
  const { stdout } = await run('node', args, { env: { ...process.env, DATA_DIR: dataDir } });
  expect(stdout).toContain('all live files match their hashes');
});

test.describe('with the server of one remote down', () => {
  test.use({ expectedFaults: /ERR_CONNECTION_REFUSED.*remote-lottery/ });

  // covers 10
  test("the remote's panel says so; games, login and the other remotes work", async ({ page, portal }) => {
    test.setTimeout(180_000);
    process.kill(edgeOfRun().pids['remote-lottery'] ?? 0, 'SIGTERM');
    await portal.open('/lottery');
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 });
    await portal.logIn('vip05');
    await portal.open('/rng');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await page.getByRole('link', { name: 'Promotions' }).first().click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });
});
