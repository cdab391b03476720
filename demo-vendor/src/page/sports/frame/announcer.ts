import { h } from '../../dom/dom.ts';
import { type Announcement, nextAnnouncement, queued, quietMs } from './announce.rules.ts';

/** Creates a polite live region for scores: at intervals, and each match at most once per announcement. */
export function createAnnouncer() {
  const element = h('p', { class: 'unseen', 'aria-live': 'polite' });
  let waiting: Announcement[] = [];
  let isQuiet = false;

  function speak(): void {
    if (isQuiet || waiting.length === 0) return;
    const { words, remaining } = nextAnnouncement(waiting);
    waiting = remaining;
    element.textContent = words;
    isQuiet = true;
    setTimeout(() => {
      isQuiet = false;
      speak();
    }, quietMs);
  }

  return {
    element,
    announce(announcement: Announcement): void {
      waiting = queued(waiting, announcement);
      speak();
    },
  };
}
