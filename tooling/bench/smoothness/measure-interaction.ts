import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { untilIdle } from '../lobby/page-actions.ts';
import type { Interaction } from './interactions.ts';

/** What the browser reports nothing for took less than this. */
const leastMs = 16;
/** The page is left alone for so long after an input: what looks for something in it runs in its thread. */
const aloneMs = 700;

interface Watched {
  benchEvents?: { ms: number; id: number; name: string; handlerMs: number }[];
}

/** Runs in the page before its scripts: records each event that is part of an interaction. */
export function watchEvents(): void {
  const seen: NonNullable<Watched['benchEvents']> = [];
  Object.assign(window, { benchEvents: seen });
  const wanted = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        seen.push({
          ms: entry.duration,
          id: entry.interactionId,
          name: entry.name,
          handlerMs: entry.processingEnd - entry.processingStart,
        });
  }).observe(wanted);
}

/**
 * Milliseconds from the input to the next paint, as Event Timing counts them (in steps of eight): the longest of the
 * interaction's events.
 */
export async function measureInteraction(page: Page, interaction: Interaction): Promise<number> {
  await interact(page, interaction, () =>
    page.evaluate(() => {
      const { benchEvents } = window as Watched;
      if (benchEvents) benchEvents.length = 0;
    }),
  );
  const events = await page.evaluate(() => (window as Watched).benchEvents ?? []);
  return Math.max(leastMs, ...events.map(({ ms }) => ms));
}

/** Does an interaction; `start` runs right before its input. */
export async function interact(page: Page, interaction: Interaction, start?: () => Promise<void>): Promise<void> {
  const input = await prepared(page, interaction);
  await start?.();
  await input();
  await pause(aloneMs);
  await interaction.settle?.(page);
  await untilIdle(page);
}

/**
 * Brings what is pressed into view and finds its place: looking for it by role runs in the page's own thread, four times
 * slower than usual, and would be counted as the page's work.
 */
async function prepared(page: Page, { prepare, by }: Interaction): Promise<() => Promise<void>> {
  await prepare?.(page);
  if ('key' in by) {
    await untilIdle(page);
    return () => page.keyboard.press(by.key);
  }
  const target = by.press(page);
  await target.scrollIntoViewIfNeeded();
  await untilIdle(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not there');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
