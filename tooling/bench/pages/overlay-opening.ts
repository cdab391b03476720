import type { Browser, Page } from 'playwright';
import { untilQuiet } from './line-traffic.ts';
import { onSlowHome } from './slow-home.ts';

/** A button of the shell that opens the member centre. */
export interface Opener {
  name: string;
  /** As it is called on the page. */
  label: string;
  width: number;
  height: number;
}

export interface Opening {
  /** Milliseconds from the press to the sheet with its menu. */
  sheetMs: number;
  /** Time to the first text of the requested page; a skeleton does not count. */
  contentMs: number;
}

interface Watched {
  benchOpening?: { pressedAt?: number; sheetAt?: number; contentAt?: number };
}

/**
 * Runs in the page: records the press, and checks the sheet at each frame. Has methods only, since compiled functions call
 * a naming helper that the page does not have.
 */
function watchOverlay(label: string) {
  const seen: NonNullable<Watched['benchOpening']> = {};
  Object.assign(window, { benchOpening: seen });
  const watching = {
    look() {
      const sheet = [...document.querySelectorAll('[role="dialog"]')].find((one) => one.querySelector('nav'));
      const content = sheet?.querySelector('section > header + div');
      if (sheet) seen.sheetAt ??= performance.now();
      if (content?.textContent?.trim()) seen.contentAt ??= performance.now();
      if (seen.contentAt === undefined) requestAnimationFrame(watching.look);
    },
    press({ target, timeStamp }: Event) {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button?.textContent?.includes(label) || seen.pressedAt !== undefined) return;
      seen.pressedAt = timeStamp;
      watching.look();
    },
  };
  document.addEventListener('pointerdown', watching.press, true);
}

/** When the button is pressed: `settled` is after the page has sent all of its own requests. */
export type Moment = 'settled' | 'at once';
const quietMs = 3_000;

/** Opens home as a logged-in player on a slow connection, presses once, and measures the time to content. */
export async function openOverlay(
  browser: Browser,
  address: string,
  { token, opener, moment }: { token: string; opener: Opener; moment: Moment },
): Promise<Opening> {
  const { width, height, label } = opener;
  const options = { address, token, viewport: { width, height }, deviceScaleFactor: 2 };
  return onSlowHome(browser, options, async (page, traffic) => {
    // What waits is counted before the word in its name.
    const button = page
      .getByRole('button', { name: new RegExp(`\\b${label}$`) })
      .filter({ visible: true })
      .first();
    await button.waitFor({ timeout: 60_000 });
    if (moment === 'settled') await untilQuiet(page, traffic, quietMs);
    await page.evaluate(watchOverlay, label);
    await button.click();
    return await readOpening(page);
  });
}

async function readOpening(page: Page): Promise<Opening> {
  await page.waitForFunction(() => (window as Watched).benchOpening?.contentAt !== undefined, null, {
    timeout: 60_000,
  });
  const {
    pressedAt = Number.NaN,
    sheetAt = Number.NaN,
    contentAt = Number.NaN,
  } = await page.evaluate(() => (window as Watched).benchOpening ?? {});
  return { sheetMs: sheetAt - pressedAt, contentMs: contentAt - pressedAt };
}
