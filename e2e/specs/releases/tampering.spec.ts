import type { Page } from '@playwright/test';
import { sizeOf } from '../../fixtures/releases/sizes.ts';
import { canary } from '../../fixtures/releases/stage-faults.ts';
import { nameCanary, signChangedFiles, type Tampering, tamper, tamperings } from '../../fixtures/releases/tampering.ts';
import { watchLoadReports } from '../../fixtures/releases/watch-load-reports.ts';
import { expect, test } from '../../fixtures/releases-test.ts';
import { RemoteView } from '../../pages/remote-view.ts';

const times = sizeOf({ fast: 1, full: 20 });

/** What the page must report to the platform: a refused document, or a remote that failed to load. */
const expectedReports: Readonly<Record<Tampering, 'signature' | 'sequence' | 'load'>> = {
  script: 'load',
  chunk: 'load',
  CSS: 'load',
  document: 'signature',
  signature: 'signature',
  'hash missing': 'load',
  'replay of an older document': 'sequence',
  'foreign origin': 'load',
  'mixed versions': 'load',
  'revoked key': 'signature',
};

test.use({
  expectedFaults: /\/releases\/remote-|integrity|Content Security Policy|127\.0\.0\.1|ChunkLoadError|\[ Federation/,
});

for (const kind of tamperings)
  test.describe(kind, () => {
    for (let time = 1; time <= times; time += 1)
      // covers 10
      test(`runs nothing of it and reports it (${time} of ${times})`, async ({ page, portal, registry }) => {
        const ends: (() => Promise<void>)[] = [];
        try {
          await tamper[kind]({ page, registry, after: (end) => ends.push(end) });
          const reports = watchLoadReports(page);
          const view = new RemoteView(portal, 'remote-games');
          await view.open();
          await expect(view.panel.or(view.element)).toBeVisible({ timeout: 60_000 });
          if (expectedReports[kind] === 'load')
            await expect.poll(() => reports.failed, { timeout: 30_000 }).not.toEqual([]);
          else await expect.poll(() => reports.faults, { timeout: 30_000 }).toContain(expectedReports[kind]);
          expect(await songsIn(page)).toEqual([]);
        } finally {
          for (const end of ends) await end();
        }
      });
  });

test.describe('control: the canary of these tests runs when the documents are signed', () => {
  test('with its version live', async ({ page, portal, registry }) => {
    const version = await registry.release('remote-games', { canary });
    const view = new RemoteView(portal, 'remote-games');
    await view.open();
    await view.isShown(version);
    expect(await songsIn(page)).toEqual([`remote_games_${version.replaceAll('.', '_')}`]);
  });

  test('with a document of the registry that names its version', async ({ page, portal, registry }) => {
    await nameCanary(page, registry);
    await new RemoteView(portal, 'remote-games').open();
    await expect.poll(() => songsIn(page)).not.toEqual([]);
  });

  // covers 10
  test('with a document of the registry that has the hashes of the changed files', async ({ page, portal }) => {
    await signChangedFiles(page);
    await new RemoteView(portal, 'remote-games').open();
    await expect.poll(() => songsIn(page)).toEqual(['sang', 'sang']);
  });
});

/** Reads the canaries that scripts and style sheets have set in this page. */
async function songsIn(page: Page): Promise<string[]> {
  const songs = await page.evaluate((name) => {
    const style = getComputedStyle(document.documentElement).getPropertyValue('--canary');
    return [String(Reflect.get(globalThis, name) ?? ''), style.trim()];
  }, canary);
  return songs.filter((song) => song !== '');
}
