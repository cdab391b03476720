import type { Page } from 'playwright';
import { untilIdle } from '../lobby/page-actions.ts';
import type { Interaction } from './interactions.ts';

/** What the browser reports nothing for took less than this. */
const leastMs = 16;

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
export async function measureInteraction(page: Page, { prepare, act, settle }: Interaction): Promise<number> {
  await prepare?.(page);
  await untilIdle(page);
  await page.evaluate(() => {
    const { benchEvents } = window as Watched;
    if (benchEvents) benchEvents.length = 0;
  });
  await act(page);
  await settle?.(page);
  await untilIdle(page);
  const events = await page.evaluate(() => (window as Watched).benchEvents ?? []);
  return Math.max(leastMs, ...events.map(({ ms }) => ms));
}
