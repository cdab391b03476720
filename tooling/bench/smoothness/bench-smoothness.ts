import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { browserFlags } from '@portal/e2e/fixtures/browser-flags';
import { demoPassword, Portal } from '@portal/e2e/pages/portal';
import { needBrowser } from '@portal/machine/need-browser';
import { startProduct } from '@portal/run/start/start-product';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { lineOf } from '../goal.ts';
import { untilIdle } from '../lobby/page-actions.ts';
import { median, percentile } from '../statistics.ts';
import { interactions } from './interactions.ts';
import { measureInteraction, watchEvents } from './measure-interaction.ts';
import { busyAtRest, changeRoutes, shiftOfLoad, watchPage } from './route-changes.ts';

const rounds = 3;
const processorSlowdown = 4;
const routeChanges = 500;
const visitorPaths = ['/', '/rng', '/login', '/register'];
const memberPaths = [
  ...['/', '/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/elott', '/ds88', '/lottery'],
  ...['/vnlottery', '/game', '/fbsports', '/seamless'],
  ...['/fbsports', '/seamless'].map((path) => `${path}?vendor=MANGO&gameCode=dragon-gate`),
  ...['/promotions', '/promodetail', '/vip', '/pointmall', '/lucky', '/tournaments', '/noticepage', '/search'],
  ...['/help', '/helpmc', '/support', '/accessibility', '/down', '/join', '/agenthome'],
];

/** Pages with pictures, tables and odds that move by themselves. */
const movingPaths = ['/', '/rng', '/live', '/sports', '/esports', '/lottery', '/vip'];

type Print = (line: string) => void;

/** How soon the portal answers a member on a slow phone, and what a long visit leaves behind. `share` of the route changes. */
export async function benchSmoothness(print: Print, share: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-smoothness-'));
  try {
    const product = await startProduct({ dataDir: path.join(folder, 'data') });
    try {
      const browser = await chromium.launch({ executablePath: needBrowser(), args: browserFlags });
      try {
        await measureSmoothness(browser, product.address, print, share);
      } finally {
        await browser.close();
      }
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same of a product that is running. */
export async function measureSmoothness(browser: Browser, address: string, print: Print, share: number): Promise<void> {
  print(
    `390 x 844, 4x processor slow-down, cold context each, ${rounds} rounds, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const times = new Map<string, number[]>(interactions.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    await asMember(browser, address, async (page) => {
      for (const one of interactions) times.get(one.name)?.push(await measureInteraction(page, one));
    });
  for (const [name, all] of times) print(`${name}: ${median(all)} ms (${all.join(', ')})`);
  const all = [...times.values()].flat();
  const value = percentile(all, 0.95);
  print(lineOf({ name: 'input to next paint, p95', value, unit: 'ms', goal: 100, side: 'atMost' }));
  const openAll = (paths: readonly string[], who: string) => async (page: Page) => {
    for (const path of paths)
      print(shiftLine(`layout shift of ${path}, opened by a ${who}`, await shiftOfLoad(page, path)));
  };
  await onPhone(browser, address, openAll(visitorPaths, 'visitor'));
  await asMember(browser, address, openAll(memberPaths, 'member'));
  await asMember(browser, address, async (page) => {
    for (const path of movingPaths)
      print(`thread of ${path} at rest: ${(await busyAtRest(page, path)).toFixed(1)} % in use`);
  });
  await asMember(browser, address, async (page) => {
    const { shifts, longestTask, heapKb } = await changeRoutes(page, Math.round(routeChanges * share));
    for (const [name, shift] of shifts) print(shiftLine(`layout shift after a press on ${name}`, shift));
    print(lineOf({ name: 'longest task between pages', value: longestTask, unit: 'ms', goal: 100, side: 'atMost' }));
    print(`heap: ${heapKb.map((kb) => `${kb} KB`).join(', ')} after each tenth of the route changes`);
    print(lineOf({ name: 'heap, last half', value: growthOf(heapKb), unit: '%', goal: 2, side: 'atMost' }));
  });
}

const shiftLine = (name: string, value: number) => lineOf({ name, value, unit: '', goal: 0.02, side: 'atMost' });

/** Percent by which the last reading exceeds the one in the middle. */
function growthOf(readings: readonly number[]): number {
  const middle = readings[Math.floor((readings.length - 1) / 2)];
  const last = readings.at(-1);
  return middle && last ? (last / middle - 1) * 100 : Number.NaN;
}

/** Home of a logged-in member on such a phone. */
async function asMember(browser: Browser, baseURL: string, work: (page: Page) => Promise<void>): Promise<void> {
  await onPhone(browser, baseURL, work, async (page) => {
    const portal = new Portal(page);
    await portal.open();
    await portal.logIn('player01', demoPassword);
    await page.goto('/', { waitUntil: 'load' });
    await page.getByRole('heading', { name: 'Hot right now' }).waitFor();
    await untilIdle(page);
  });
}

/** A phone whose processor is slower once it is prepared. */
async function onPhone(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    await context.addInitScript(watchEvents);
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    await prepare?.(page);
    await slowDown(context, page);
    await work(page);
  } finally {
    await context.close();
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}
