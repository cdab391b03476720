import { PageRefusal } from './ask-studio.ts';
import { h } from './dom.ts';
import { root } from './game-root.ts';
import { say } from './texts/say.ts';

/** The whole page is one sentence: what happened, and what to do. */
export function tellFailure(text: string): void {
  root.replaceChildren(h('p', { class: 'failure', role: 'alert' }, text));
}

/** Tells why a game, a table or a book could not be opened. */
export const tellNotOpened = (what: 'game' | 'table' | 'book' | 'lottery') => (error: unknown) => {
  const isEnded = error instanceof PageRefusal && error.code === 'session_unknown';
  tellFailure(say(`${isEnded ? 'ended' : 'failed'}.${what}`));
};
