import { h } from '../dom/dom.ts';
import { root } from '../dom/game-root.ts';
import { PageRefusal } from '../requests/ask-studio.ts';
import { tFrame } from '../texts/translate.ts';

/** Replaces the page by one sentence: what happened, and what to do. */
export function showFailure(text: string): void {
  root.replaceChildren(h('p', { class: 'failure', role: 'alert' }, text));
}

/** Shows why a game, table, sportsbook or lottery could not be opened. */
export const showNotOpened = (what: 'game' | 'table' | 'book' | 'lottery') => (error: unknown) => {
  const isEnded = error instanceof PageRefusal && error.code === 'session_unknown';
  showFailure(tFrame(`${isEnded ? 'ended' : 'failed'}.${what}`));
};
