import type { Browser } from 'playwright';
import { untilQuiet } from './line-traffic.ts';
import { onSlowHome } from './slow-home.ts';

const desktop = { width: 1440, height: 900 };
const quietMs = 3_000;

interface Watched {
  benchTurn?: { pressedAt?: number; contentAt?: number };
}

/** Runs in the page: from the press on an item of the menu to the first frame in which its page has something to read. */
function watchTurn(label: string) {
  const seen: NonNullable<Watched['benchTurn']> = {};
  Object.assign(window, { benchTurn: seen });
  const watching = {
    look() {
      const page = [...document.querySelectorAll('[role="dialog"] section')].find(
        (section) => section.getAttribute('aria-label') === label,
      );
      const texts = page?.querySelectorAll('header + div :is(h2, h3, h4, p, td, dt, label, button)') ?? [];
      const isThere = [...texts].some(
        (text) => text.textContent?.trim() && !text.closest('[aria-busy="true"], .visually-hidden'),
      );
      if (isThere) seen.contentAt ??= performance.now();
      else requestAnimationFrame(watching.look);
    },
    press({ target, timeStamp }: Event) {
      const item = target instanceof Element ? target.closest('nav button') : null;
      if (!item?.textContent?.includes(label) || seen.pressedAt !== undefined) return;
      seen.pressedAt = timeStamp;
      watching.look();
    },
  };
  document.addEventListener('pointerdown', watching.press, true);
}

/** Milliseconds from an item of the open member centre's menu to its page, which this context has never shown. */
export async function turnPage(browser: Browser, address: string, token: string, label: string): Promise<number> {
  return onSlowHome(browser, { address, token, viewport: desktop }, async (page, traffic) => {
    await page.getByRole('button', { name: 'Deposit', exact: true }).filter({ visible: true }).first().click();
    const item = page.getByRole('dialog').getByRole('navigation').getByRole('button', { name: label });
    await item.waitFor({ timeout: 60_000 });
    await untilQuiet(page, traffic, quietMs);
    await page.evaluate(watchTurn, label);
    await item.click();
    await page.waitForFunction(() => (window as Watched).benchTurn?.contentAt !== undefined, null, { timeout: 60_000 });
    const { pressedAt = Number.NaN, contentAt = Number.NaN } = await page.evaluate(
      () => (window as Watched).benchTurn ?? {},
    );
    return contentAt - pressedAt;
  });
}
