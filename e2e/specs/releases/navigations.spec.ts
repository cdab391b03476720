import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { sizeOf } from '../../fixtures/releases/sizes.ts';
import { expect, test } from '../../fixtures/releases-test.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import type { RemoteName } from '../../setup/releases/registry-client.ts';

const navigations = sizeOf({ fast: 100, full: 1_000 });
const deploys = sizeOf({ fast: 2, full: 20 });

/** Screens of remotes in a visitor's order; each loads chunks of its own. */
const tour: readonly { path: string; remote: RemoteName }[] = [
  { path: '/rng', remote: 'remote-games' },
  { path: '/elott', remote: 'remote-lottery' },
  { path: '/live', remote: 'remote-games' },
  { path: '/agentHome', remote: 'remote-agent-centre' },
  { path: '/sports', remote: 'remote-games' },
  { path: '/vnlottery', remote: 'remote-lottery' },
];

test(`${navigations} navigations over ${deploys} deploys: every chunk loads, whatever goes live meanwhile`, async ({
  page,
  portal,
  registry,
}) => {
  test.setTimeout(navigations * 2_000);
  const shown = new Set<string>();
  await portal.open('/help');
  // Visitors have no agent centre.
  await portal.logIn('agent01');
  for (let made = 0; made < navigations; made += 1) {
    const stop = tour[made % tour.length];
    if (!stop) continue;
    // The deploy runs while the visitor navigates.
    const deploy = made % Math.ceil(navigations / deploys) === 0 ? registry.release(stop.remote) : undefined;
    await navigateInApp(page, stop.path);
    const view = new RemoteView(portal, stop.remote);
    await expect(view.element.locator(':scope > *').first(), stop.path).toBeAttached();
    shown.add(`${stop.remote} ${await view.element.first().getAttribute('data-version')}`);
    await deploy;
  }
  // The page met the deploys: it has shown more versions than the tour has remotes.
  expect(shown.size).toBeGreaterThan(new Set(tour.map(({ remote }) => remote)).size);
});
