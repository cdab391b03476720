import type { Page, Response } from '@playwright/test';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expect, test } from '../../fixtures/releases-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { HandPage } from '../../pages/hand-page.ts';
import type { Portal } from '../../pages/portal.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { fundMember } from '../../setup/fund-member.ts';
import type { RegistryClient } from '../../setup/releases/registry-client.ts';
import { compositionIn } from '../../setup/releases/sign-documents.ts';
import { runningProduct } from '../../setup/running-product.ts';

const remote = 'remote-games';
/** Requirement: open pages learn of a release within 30 s. */
const updateTimeoutMs = 30_000;

/** Property of the window that a reload would remove. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(globalThis, 'markOfTheCase', true));
}

const isMarked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'markOfTheCase') === true);

/** Resolves when the page has fetched the composition with this live version. */
async function waitForUpdate(page: Page, version: string): Promise<void> {
  const names = async (answer: Response) => {
    if (!answer.url().endsWith('/composition.json') || answer.status() !== 200) return false;
    const { composition } = await answer.json();
    return compositionIn(composition).remotes[remote]?.candidates[0]?.version === version;
  };
  await page.waitForResponse(names, { timeout: updateTimeoutMs });
}

async function swapsAtNavigation(portal: Portal, registry: RegistryClient): Promise<void> {
  const { page } = portal;
  const view = new RemoteView(portal, remote);
  const before = await registry.live(remote);
  await view.isShown(before);
  await markPage(page);
  const version = await registry.publish(remote);
  const updated = waitForUpdate(page, version);
  await registry.promote(remote, version);
  await updated;
  // The page never swaps during play.
  await view.isShown(before);
  await navigateInApp(page, '/live');
  await view.isShown(version);
  const back = waitForUpdate(page, before);
  await registry.rollBack(remote);
  await back;
  // The stream reports the end of the round to the page; the first navigation after that swaps.
  await expect(async () => {
    await navigateInApp(page, '/live');
    await navigateInApp(page, '/rng');
    await view.isShown(before, 3_000);
  }).toPass();
  expect(await isMarked(page)).toBe(true);
}

test("a visitor's tab learns of a release within 30 s and swaps at the next navigation, without a reload", async ({
  portal,
  registry,
}) => {
  await portal.open('/rng');
  await swapsAtNavigation(portal, registry);
});

test("a member's tab does the same", async ({ portal, registry }) => {
  await portal.open('/rng');
  await portal.logIn('player03');
  await swapsAtNavigation(portal, registry);
});

test('a bet that is open during a rollback is settled once, then the page swaps', async ({
  page,
  portal,
  registry,
}) => {
  const before = await registry.live(remote);
  const version = await registry.release(remote);
  const account = await portal.registerNewcomer('swap');
  await fundMember(runningProduct().dataDir, account, '50.00');
  const { game } = portal;
  const hand = new HandPage(game, 'Start');
  await enterGame(portal, { lobby: '/rng', name: 'White Tiger Roar', kind: 'Arcade' });
  const view = new RemoteView(portal, remote);
  await view.isShown(version);
  const stake = await game.figure('Stake');
  const balance = await portal.balanceMinor();
  await hand.deal();
  await expect.poll(() => portal.balanceMinor()).toBe(balance - stake);
  await markPage(page);

  const updated = waitForUpdate(page, before);
  await registry.rollBack(remote);
  await updated;
  await hand.make(hand.cell(3, 3));
  const cashOut = hand.move(/^Cash out/);
  if (!(await hand.isOver(cashOut))) await hand.make(cashOut);
  await expect(game.verb('Start')).toBeEnabled();
  await view.isShown(version);
  const win = await game.figure('Returned');
  await expect.poll(() => portal.balanceMinor()).toBe(balance - stake + win);

  // The stream reports the end of the round to the page; the first navigation after that swaps.
  await expect(async () => {
    await navigateInApp(page, '/live');
    await navigateInApp(page, '/rng');
    await view.isShown(before, 3_000);
  }).toPass();
  expect(await isMarked(page)).toBe(true);
  expect(await portal.balanceMinor()).toBe(balance - stake + win);
});
