import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { canary, type RemoteFault, stageFault } from '../../fixtures/releases/stage-faults.ts';
import { watchLoadReports } from '../../fixtures/releases/watch-load-reports.ts';
import { expect, test } from '../../fixtures/releases-test.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { type RemoteName, remoteNames } from '../../setup/releases/registry-client.ts';

/** How long a player may wait for the last good version (requirement: 5 s; 25 s for one that hangs). */
const kinds = {
  'not-found': 5_000,
  'server-error': 5_000,
  down: 5_000,
  'syntax-error': 5_000,
  throws: 5_000,
  'throws-at-mount': 5_000,
  'wrong-exports': 5_000,
  'wrong-contract': 5_000,
  'chunk-missing': 5_000,
  'css-missing': 5_000,
  hangs: 25_000,
  silent: 25_000,
} as const satisfies Partial<Record<RemoteFault['kind'], number>>;
type Kind = keyof typeof kinds;

/** Network faults affect a version that is as good as the one before; other kinds have the fault built in. */
const ofTheNetwork = ['not-found', 'server-error', 'down', 'silent'] as const;
const isOfTheNetwork = (kind: Kind): kind is (typeof ofTheNetwork)[number] => ofTheNetwork.some((one) => one === kind);
const all = Object.keys(kinds) as Kind[];
const isFull = process.env.RELEASES === 'full';

/** Every kind for the games remote; for the others every kind in full, one each in the fast suite. */
const cases = remoteNames.flatMap((remote, at) => {
  const chosen = isFull || remote === 'remote-games' ? all : all.slice(at, at + 1);
  return chosen.map((kind) => ({ remote, kind }));
});

test.use({
  expectedFaults:
    /\/releases\/remote-|a version that a case has broken|ChunkLoadError|Unexpected token '\)'|\[ Federation/,
});

// covers 10
for (const { remote, kind } of cases)
  test(`${remote}, ${kind}: falls back to the last good version within ${kinds[kind] / 1000} s`, async ({
    page,
    portal,
    registry,
  }) => {
    const good = await registry.live(remote);
    const broken = await registry.release(remote, isOfTheNetwork(kind) ? {} : { fault: kind });
    if (isOfTheNetwork(kind)) await stageFault(page, registry, { remote, kind, of: 'live' });
    const reports = watchLoadReports(page);
    const view = new RemoteView(portal, remote);
    await view.open();
    await view.isShown(good, kinds[kind]);
    await expect(view.panel).toBeHidden();
    await expect.poll(() => reports.failed).toContain(`${remote} ${broken}`);
  });

test.describe('as options of a file', () => {
  const remote: RemoteName = 'remote-games';

  test.describe('with the registry down', () => {
    test.use({ registryDown: true, expectedFaults: /composition\.json/ });
    // covers 10
    test('a player continues with the composition of the page', async ({ portal, registry }) => {
      const view = new RemoteView(portal, remote);
      await view.open();
      await view.isShown(await registry.live(remote));
    });
  });

  test.describe('with a slow platform and slow files', () => {
    test.use({ platformSlow: 1_000, remoteFault: { remote, kind: 'slow', ms: 1_000 } });
    // covers 10
    test('a remote loads late and completely', async ({ portal, registry }) => {
      const view = new RemoteView(portal, remote);
      await view.open();
      await view.isShown(await registry.live(remote), 30_000);
    });
  });

  test.describe('with files that are changed in transit', () => {
    test.use({ remoteFault: { remote, kind: 'tampered' } });
    test('no changed file runs, and the panel says that the remote is not available', async ({ page, portal }) => {
      const view = new RemoteView(portal, remote);
      await view.open();
      await expect(view.panel).toBeVisible({ timeout: 30_000 });
      expect(await page.evaluate((name) => Reflect.get(globalThis, name), canary)).toBeUndefined();
    });
  });

  test.describe('with a version that goes live during a session', () => {
    test.use({ redeployAt: { remote, navigations: 3 } });
    test('the page continues with its version and changes to the newer one without a reload', async ({
      page,
      portal,
      registry,
    }) => {
      const before = await registry.live(remote);
      const view = new RemoteView(portal, remote);
      await view.open();
      await view.isShown(before);
      await page.evaluate(() => Reflect.set(globalThis, 'markOfTheCase', true));
      await expect(async () => {
        await navigateInApp(page, '/live');
        await navigateInApp(page, '/rng');
        const live = await registry.live(remote);
        expect(live).not.toBe(before);
        await view.isShown(live, 3_000);
      }).toPass({ timeout: 60_000 });
      expect(await page.evaluate(() => Reflect.get(globalThis, 'markOfTheCase'))).toBe(true);
    });
  });

  test.describe('with a page that is older than the live version', () => {
    test.use({ remoteFault: { remote, kind: 'stale' } });
    test('the version of the page works completely', async ({ portal, registry }) => {
      const view = new RemoteView(portal, remote);
      await view.open();
      await expect(view.element).toBeVisible();
      await expect(view.element).not.toHaveAttribute('data-version', await registry.live(remote));
    });
  });
});
