import type { Browser, Page } from 'playwright';
import { percentile } from '../statistics.ts';
import { manyGroup } from './many-games.ts';
import { type Frames, framesOf } from './watch-frames.ts';

/** Pages of twelve that are turned, and that are scrolled through. */
const pagesTurned = 100;
const pagesScrolled = 100;
const scrolledAtMostMs = 90_000;
const processorSlowdown = 4;
const searches = ['moon', 'jade ko', 'harbour', 'silver pi', '9999', 'quiet lotus 49', 'zzz', 'e'];

/** Each figure as soon as it is there. */
export interface LobbyReport {
  frames(name: string, frames: Frames): void;
  /** Milliseconds from the last key to the games of the search, its pause of 250 ms included. */
  search(ms: readonly number[]): void;
  /** Milliseconds of the platform's answers to name searches, alone. */
  answers(ms: readonly number[]): void;
}

/** The slots lobby on a phone whose processor is four times slower. */
export async function measureLobby(browser: Browser, address: string, report: LobbyReport): Promise<void> {
  report.answers(await answerTimes(address));
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/rng`, { waitUntil: 'load', timeout: 60_000 });
    const lobby = page.getByRole('region', { name: 'Games', exact: true });
    await lobby.getByRole('article').first().waitFor();
    await page.waitForTimeout(2_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    report.frames(`${pagesTurned} pages turned`, await framesOf(page, () => turnPages(page)));
    const { typing, searchMs } = await typeNames(page);
    report.frames('names typed', typing);
    report.search(searchMs);
    await page.getByRole('searchbox', { name: 'Game name' }).fill(manyGroup);
    await page.getByRole('button', { name: new RegExp(`^${manyGroup}`) }).click();
    const tiles = page.getByRole('dialog').getByRole('article');
    await tiles.first().waitFor();
    const scrolling = await framesOf(page, () => scrollPages(page));
    report.frames(`sub-games scrolled, ${await tiles.count()} tiles`, scrolling);
  } finally {
    await context.close();
  }
}

/** One page after another, each looked through to its end. */
async function turnPages(page: Page): Promise<void> {
  const status = page.getByRole('region', { name: 'Games', exact: true }).getByRole('status');
  for (let turned = 1; turned <= pagesTurned; turned += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(120);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(120);
    await page.getByRole('button', { name: 'Next page' }).click();
    await status.filter({ hasText: `Page ${turned + 1} of` }).waitFor();
  }
}

async function scrollPages(page: Page): Promise<void> {
  const tiles = page.getByRole('dialog').getByRole('article');
  await tiles.first().hover();
  const deadline = Date.now() + scrolledAtMostMs;
  while ((await tiles.count()) < pagesScrolled * 12 && Date.now() < deadline) {
    for (let turn = 0; turn < 6; turn += 1) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
    }
  }
}

/** Each name typed key by key, until its games are there. */
async function typeNames(page: Page): Promise<{ typing: Frames; searchMs: number[] }> {
  const searchMs: number[] = [];
  const box = page.getByRole('searchbox', { name: 'Game name' });
  const typing = await framesOf(page, async () => {
    for (const name of searches) {
      await box.fill('');
      await page.waitForTimeout(600);
      const answered = page.waitForResponse((response) => {
        const query = new URL(response.url()).searchParams;
        return query.get('gameName') === name.trim();
      });
      await box.pressSequentially(name, { delay: 60 });
      const started = performance.now();
      await (await answered).finished();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      searchMs.push(performance.now() - started);
    }
  });
  return { typing, searchMs };
}

async function answerTimes(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (const name of searches) {
      const query = new URLSearchParams({ gameType: 'RNG', gameName: name, pageNo: '1', pageSize: '12' });
      const started = performance.now();
      const answer = await fetch(`${address}/wps/games/catalogue?${query}`, { headers: { Merchant: 'portal' } });
      if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
      await answer.arrayBuffer();
      times.push(performance.now() - started);
    }
  }
  return times;
}

export const p95 = (values: readonly number[]) => percentile(values, 0.95);
