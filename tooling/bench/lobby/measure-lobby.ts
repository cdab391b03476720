import { gamesPerPage } from '@portal/shared/contract/constants';
import { listCatalogue, searchGames } from '@portal/shared/contract/games/catalogue';
import type { Browser, CDPSession, Page } from 'playwright';
import { percentile } from '../statistics.ts';
import { manyGroup } from './many-games.ts';
import { handleOf, swipe, untilIdle, untilText } from './page-actions.ts';
import { type Frames, framesOf } from './watch-frames.ts';

/** Pages of twelve that are turned, and that are scrolled through. */
const pagesTurned = 100;
const pagesScrolled = 100;
/** Of each list, from the first. */
export const pagesRead = Math.max(pagesTurned + 1, pagesScrolled);
const scrolledAtMostMs = 90_000;
const processorSlowdown = 4;
/** CSS pixels a second of a hand that looks on. */
const fingerSpeed = 2400;
const searches = ['moon', 'jade ko', 'harbour', 'silver pi', '9999', 'quiet lotus 49', 'zzz', 'e'];

/** Reports each figure as soon as it is measured. */
interface LobbyReport {
  frames(name: string, frames: Frames): void;
  /** Milliseconds from the last key to the games of the search, its pause of 250 ms included. */
  search(ms: readonly number[]): void;
  /** Milliseconds of the platform's answers to name searches of one lobby, alone. */
  answers(ms: readonly number[]): void;
  /** The same of the header's search, which covers all categories and vendors. */
  portalAnswers(ms: readonly number[]): void;
}

/** The slots lobby on a phone whose processor is four times slower. */
export async function measureLobby(browser: Browser, address: string, report: LobbyReport): Promise<void> {
  report.answers(await answerTimes(`${address}${listCatalogue.path}`, { gameType: 'RNG' }));
  report.portalAnswers(await answerTimes(`${address}${searchGames.path}`, {}));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/rng`, { waitUntil: 'load', timeout: 60_000 });
    await page.getByRole('region', { name: 'Games', exact: true }).getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Filters' }).click();
    await untilIdle(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    const parts = await partsOf(page);
    report.frames(`${pagesTurned} pages turned`, await framesOf(page, () => turnPages(page, session, parts)));
    const { typing, searchMs } = await typeNames(page, parts);
    report.frames('names typed', typing);
    report.search(searchMs);
    await scrollGroup(page, session, parts, report);
  } finally {
    await context.close();
  }
}

/** Elements that are pressed and read while frames are counted; `all` is the status text of the whole list. */
async function partsOf(page: Page) {
  const lobby = page.getByRole('region', { name: 'Games', exact: true });
  const [status, next, box] = await Promise.all([
    handleOf(lobby.getByRole('status')),
    handleOf(page.getByRole('button', { name: 'Next page' })),
    handleOf(page.getByRole('searchbox', { name: 'Game name' })),
  ]);
  const all = (await status.textContent()) ?? '';
  return { status, next, box, all };
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

/** One page after another, each looked through to its end. */
async function turnPages(page: Page, session: CDPSession, { status, next }: Parts): Promise<void> {
  for (let turned = 1; turned <= pagesTurned; turned += 1) {
    await swipe(session, 1800, fingerSpeed);
    await untilText(page, status, `Page ${turned + 1} of`, next);
  }
}

async function scrollGroup(page: Page, session: CDPSession, { box }: Parts, report: LobbyReport): Promise<void> {
  await box.fill(manyGroup);
  await page.getByRole('button', { name: new RegExp(`^${manyGroup}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('article').first().waitFor();
  const list = await handleOf(dialog);
  const count = () => list.evaluate((element) => element.querySelectorAll('article').length);
  const deadline = Date.now() + scrolledAtMostMs;
  const scrolling = await framesOf(page, async () => {
    while ((await count()) < pagesScrolled * gamesPerPage && Date.now() < deadline)
      await swipe(session, 3600, fingerSpeed);
  });
  report.frames(`sub-games scrolled, ${await count()} tiles`, scrolling);
}

/** Types each name key by key and waits for its games. */
async function typeNames(page: Page, { status, box, all }: Parts): Promise<{ typing: Frames; searchMs: number[] }> {
  const searchMs: number[] = [];
  const warmed = page.waitForResponse((response) => new URL(response.url()).searchParams.get('gameName') === 'warm');
  await box.fill('warm');
  await (await warmed).finished();
  await box.fill('');
  await untilText(page, status, all);
  const typing = await framesOf(page, async () => {
    for (const name of searches) {
      const answered = page.waitForResponse((response) => {
        const query = new URL(response.url()).searchParams;
        return query.get('gameName') === name.trim();
      });
      await box.type(name, { delay: 60 });
      const started = performance.now();
      await (await answered).finished();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      searchMs.push(performance.now() - started);
      await box.fill('');
      await untilText(page, status, all);
    }
  });
  return { typing, searchMs };
}

async function answerTimes(call: string, filter: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (const name of searches) {
      const query = new URLSearchParams({ ...filter, gameName: name, pageNo: '1', pageSize: '12' });
      const started = performance.now();
      const answer = await fetch(`${call}?${query}`, { headers: { Merchant: 'portal' } });
      if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
      await answer.arrayBuffer();
      times.push(performance.now() - started);
    }
  }
  return times;
}

export const p95 = (values: readonly number[]) => percentile(values, 0.95);
