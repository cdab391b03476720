import { h } from '../../dom.ts';
import { queued, quietMs, said, type Waiting } from './announce.rules.ts';

/** Creates a polite live region for scores: at intervals, and each match at most once per announcement. */
export function createAnnouncer() {
  const element = h('p', { class: 'unseen', 'aria-live': 'polite' });
  let waiting: Waiting[] = [];
  let isQuiet = false;

  function speak(): void {
    if (isQuiet || waiting.length === 0) return;
    const { words, rest } = said(waiting);
    waiting = rest;
    element.textContent = words;
    isQuiet = true;
    setTimeout(() => {
      isQuiet = false;
      speak();
    }, quietMs);
  }

  return {
    element,
    say(news: Waiting): void {
      waiting = queued(waiting, news);
      speak();
    },
  };
}
