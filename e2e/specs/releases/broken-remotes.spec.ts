import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expect, test } from '../../fixtures/releases-test.ts';
import { canary, type RemoteFault, stageFault } from '../../fixtures/stage-faults.ts';
import { watchLoadReports } from '../../fixtures/watch-load-reports.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { type RemoteName, remoteNames } from '../../setup/releases/registry-client.ts';

/** How long a player may wait for the last good version (issue: 5 s, of one that hangs 25 s). */
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

/** The network faults befall a version that is as good as the one before; the others are made with their fault. */
const ofTheNetwork = ['not-found', 'server-error', 'down', 'silent'] as const;
const isOfTheNetwork = (kind: Kind): kind is (typeof ofTheNetwork)[number] => ofTheNetwork.some((one) => one === kind);
const all = Object.keys(kinds) as Kind[];
const isFull = process.env.RELEASES === 'full';

/** Every kind of the games; of the others every kind in full, and one each in the fast suite. */
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
  test(`${remote}, ${kind}: the last good version is shown instead within ${kinds[kind] / 1000} s`, async ({
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
    test('players go on with what their page brings', async ({ portal, registry }) => {
      const view = new RemoteView(portal, remote);
      await view.open();
      await view.isShown(await registry.live(remote));
    });
  });

  test.describe('with a slow platform and slow files', () => {
    test.use({ platformSlow: 1_000, remoteFault: { remote, kind: 'slow', ms: 1_000 } });
    // covers 10
    test('the remote comes late, and whole', async ({ portal, registry }) => {
      const view = new RemoteView(portal, remote);
      await view.open();
      await view.isShown(await registry.live(remote), 30_000);
    });
  });

  test.describe('with files that are changed on their way', () => {
    test.use({ remoteFault: { remote, kind: 'tampered' } });
    test('nothing of them runs, and the place says that the remote is not there', async ({ page, portal }) => {
      const view = new RemoteView(portal, remote);
      await view.open();
      await expect(view.panel).toBeVisible({ timeout: 30_000 });
      expect(await page.evaluate((name) => Reflect.get(globalThis, name), canary)).toBeUndefined();
    });
  });

  test.describe('with a version that goes live in the middle of a session', () => {
    test.use({ redeployAt: { remote, navigations: 3 } });
    test('the page goes on with its own, and has the newer one without a reload', async ({
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

  test.describe('with a page that is older than what is live', () => {
    test.use({ remoteFault: { remote, kind: 'stale' } });
    test('the version of the page is whole', async ({ portal, registry }) => {
      const view = new RemoteView(portal, remote);
      await view.open();
      await expect(view.element).toBeVisible();
      await expect(view.element).not.toHaveAttribute('data-version', await registry.live(remote));
    });
  });
});
