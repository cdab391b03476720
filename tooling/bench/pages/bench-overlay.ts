import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserFlags } from '@portal/e2e/fixtures/browser-flags';
import { demoPassword, Portal } from '@portal/e2e/pages/portal';
import { needBrowser } from '@portal/machine/need-browser';
import { startProduct } from '@portal/run/start/start-product';
import { type Browser, chromium } from 'playwright';
import { lineOf } from '../goal.ts';
import { median } from '../statistics.ts';
import { type Moment, type Opener, type Opening, openOverlay } from './overlay-opening.ts';
import { turnPage } from './page-turn.ts';

const rounds = 5;
const contentGoalMs = 1000;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const openers: readonly Opener[] = [
  { name: 'wallet, phone', label: 'Wallet', ...phone },
  { name: 'me, phone', label: 'Me', ...phone },
  { name: 'deposit, desktop', label: 'Deposit', ...desktop },
  { name: 'withdraw, desktop', label: 'Withdraw', ...desktop },
];

/** Also pressed as soon as the button is there; one run each is enough to see the cost. */
const soon: ReadonlySet<string> = new Set(['me, phone', 'deposit, desktop']);

/** Names of the menu items. */
const rewardPages = [
  ...['Reward center', 'Bonus details', 'Mission activity', 'Manual rebate'],
  ...['VIP club', 'Invite friends', 'Mailbox'],
];

type Print = (line: string) => void;

/** How long a logged-in player at home waits for the member centre, by the button that is pressed. */
export async function benchOverlay(print: Print): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-overlay-'));
  try {
    const product = await startProduct({ dataDir: path.join(folder, 'data') });
    try {
      const browser = await chromium.launch({ executablePath: needBrowser(), args: browserFlags });
      try {
        await measureOverlay(browser, product.address, print);
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
async function measureOverlay(browser: Browser, address: string, print: Print): Promise<void> {
  const token = await logIn(browser, address);
  print(`1.6 Mbps, 150 ms, 4x processor slow-down, cold context each, median of ${rounds}, from the press on`);
  for (const opener of openers) await measure(browser, address, { token, opener, moment: 'settled' }, print);
  for (const opener of openers.filter(({ name }) => soon.has(name)))
    await measure(browser, address, { token, opener, moment: 'at once' }, print);
  print('from an item of the open menu to its page, which is shown for the first time');
  for (const label of rewardPages) await measureTurn(browser, address, { token, label }, print);
}

async function measureTurn(
  browser: Browser,
  address: string,
  { token, label }: { token: string; label: string },
  print: Print,
): Promise<void> {
  const turns: number[] = [];
  for (let round = 0; round < rounds; round += 1) turns.push(await turnPage(browser, address, token, label));
  const value = Math.round(median(turns));
  const figure = { name: label, value, unit: 'ms', goal: contentGoalMs, side: 'atMost' } as const;
  print(`${lineOf(figure)} (${turns.map(Math.round).join(', ')})`);
}

async function logIn(browser: Browser, baseURL: string): Promise<string> {
  const page = await browser.newPage({ baseURL });
  const portal = new Portal(page);
  await portal.open();
  await portal.logIn('player01', demoPassword);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.close();
  if (!token) throw new Error('player01 has no session');
  return token;
}

interface Asked {
  token: string;
  opener: Opener;
  moment: Moment;
}

/** The goal applies to an idle page; an immediate press is only measured. */
async function measure(browser: Browser, address: string, asked: Asked, print: Print): Promise<void> {
  const openings: Opening[] = [];
  for (let round = 0; round < rounds; round += 1) openings.push(await openOverlay(browser, address, asked));
  const { opener, moment } = asked;
  const [sheetMs, contentMs] = [middle(openings, 'sheetMs'), middle(openings, 'contentMs')];
  const name = `${opener.name}, pressed ${moment}: content`;
  const figure = { name, value: contentMs, unit: 'ms', goal: contentGoalMs, side: 'atMost' } as const;
  const all = openings.map((one) => Math.round(one.contentMs)).join(', ');
  print(
    `${moment === 'settled' ? lineOf(figure) : `${name}: ${contentMs} ms`}; sheet with its menu ${sheetMs} ms (${all})`,
  );
}

const middle = (openings: readonly Opening[], figure: keyof Opening): number =>
  Math.round(median(openings.map((one) => one[figure])));
