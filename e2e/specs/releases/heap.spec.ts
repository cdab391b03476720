import type { CDPSession, Page } from '@playwright/test';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { sizeOf } from '../../fixtures/releases/sizes.ts';
import { expect, test } from '../../fixtures/releases-test.ts';
import { drawn } from '../../fixtures/traffic.ts';
import type { Portal } from '../../pages/portal.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { type RemoteName, remoteNames } from '../../setup/releases/registry-client.ts';

const cycles = sizeOf({ fast: 20, full: 200 });
/** Mounts before the measurement: the first ones allocate permanent memory for code, cached answers and pictures. */
const warmUp = 10;
/** Requirement: under 2 MB, however many cycles. */
const allowedBytes = 2 * 1024 * 1024;

/** Returns the bytes that are still reachable. */
async function heapOf(page: Page, session: CDPSession): Promise<number> {
  await drawn(page);
  // The second collection frees what only finalizers held.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Shows the remote and leaves it. */
type Cycle = (portal: Portal) => Promise<void>;

function pageCycle(path: string, remote: RemoteName): Cycle {
  return async (portal) => {
    const view = new RemoteView(portal, remote);
    await navigateInApp(portal.page, path);
    await view.isDrawn();
    await navigateInApp(portal.page, '/help');
    await expect(view.element).toHaveCount(0);
  };
}

const cycleOf: Readonly<Record<RemoteName, Cycle>> = {
  'remote-games': pageCycle('/rng', 'remote-games'),
  'remote-lottery': pageCycle('/elott', 'remote-lottery'),
  'remote-agent-centre': pageCycle('/agentHome', 'remote-agent-centre'),
  'remote-member-centre': async (portal) => {
    const view = new RemoteView(portal, 'remote-member-centre');
    await portal.pickFromAccountMenu('Player Three', 'My account');
    await expect(portal.memberCentre.sheet).toBeVisible();
    await view.isDrawn();
    await portal.memberCentre.close();
    await expect(view.element).toHaveCount(0);
  },
};

/** Account for a remote that needs a login. */
const accountOf: Readonly<Partial<Record<RemoteName, string>>> = {
  'remote-member-centre': 'player03',
  'remote-agent-centre': 'agent02',
};

for (const remote of remoteNames)
  test(`${cycles} mounts and unmounts of ${remote}: the heap grows by less than 2 MB`, async ({ page, portal }) => {
    test.setTimeout(60_000 + cycles * 3_000);
    await portal.open('/help');
    const account = accountOf[remote];
    if (account) await portal.logIn(account);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const repeat = async (times: number) => {
      for (let made = 0; made < times; made += 1) await cycleOf[remote](portal);
    };
    await repeat(warmUp);
    const before = await heapOf(page, session);
    await repeat(cycles);
    const grown = (await heapOf(page, session)) - before;
    test.info().annotations.push({ type: 'heap growth', description: `${Math.round(grown / 1024)} KB` });
    expect(grown).toBeLessThan(allowedBytes);
  });
