import type { Browser } from '@playwright/test';
import { reportLoads } from '@portal/shared/contract/releases/loads';
import { listReleaseHistory } from '@portal/shared/contract/releases/releases';
import { expect, test } from '../../fixtures/releases-test.ts';
import { Portal } from '../../pages/portal.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { operatorCall } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

const remote = 'remote-games';
const visitors = 6;
/** Requirement: within 10 s of the threshold. */
const rollbackTimeoutMs = 10_000;

/** Loads the page as a new visitor and expects this version. */
async function visit(browser: Browser, shown: string): Promise<void> {
  const context = await browser.newContext({ baseURL: runningProduct().address });
  const page = await context.newPage();
  const reported = page.waitForResponse((answer) => answer.url().endsWith(reportLoads.path) && answer.ok());
  const view = new RemoteView(new Portal(page), remote);
  await view.open();
  await view.isShown(shown);
  await reported;
  await context.close();
}

async function newestAct() {
  const { list } = await operatorCall(runningProduct().dataDir, listReleaseHistory, {});
  return list[0];
}

test('rolls back a version that throws at mount automatically, but not for one visitor only', async ({
  browser,
  registry,
  changeSetting,
}) => {
  await changeSetting('releases.reportsPerMinute', 100_000);
  await changeSetting('releases.takeBack.loadsAtLeast', visitors);
  await changeSetting('releases.takeBack.cooldownMinutes', 0);
  const good = await registry.live(remote);
  const broken = await registry.release(remote, { fault: 'throws-at-mount' });
  for (let made = 0; made < visitors; made += 1) {
    expect(await newestAct()).toMatchObject({ act: 'promote', version: broken });
    await visit(browser, good);
  }
  const automaticRollback = { act: 'take-back', name: remote, version: good, who: 'platform' };
  await expect.poll(newestAct, { timeout: rollbackTimeoutMs }).toMatchObject(automaticRollback);
  expect(await registry.live(remote)).toBe(good);
  await visit(browser, good);
});
