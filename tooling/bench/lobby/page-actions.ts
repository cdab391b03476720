import type { CDPSession, ElementHandle, Locator, Page } from 'playwright';

/*
 * What is done to a page whose frames are counted. Looking for things by role runs in the page's own thread, four times
 * slower than usual, and would be counted as the page's work: things are looked for once, before.
 */

type Element = ElementHandle<HTMLElement | SVGElement>;

/** @throws when there is no such element in 30 s */
export async function handleOf(locator: Locator): Promise<Element> {
  return locator.first().elementHandle() as Promise<Element>;
}

/**
 * Scrolls evenly, downwards, as a wheel does: what a touch gesture of the same call asks for moves no page of a browser without
 * a window. @param distance in CSS pixels @param speed in CSS pixels a second */
export async function swipe(session: CDPSession, distance: number, speed: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

/** Presses an element, if one is given, and waits until the text of another begins so; at once if it does already. */
export function untilText(page: Page, element: Element, text: string, press?: Element): Promise<void> {
  return page.evaluate(
    ([watched, start, button]) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!watched.textContent?.startsWith(start)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(watched, { characterData: true, childList: true, subtree: true });
        if (button instanceof HTMLElement) button.click();
        if (!watched.textContent?.startsWith(start)) return;
        observer.disconnect();
        resolve();
      }),
    [element, text, press] as const,
  );
}

/** Waits until the page has painted and is idle. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(() => idle()))));
}
