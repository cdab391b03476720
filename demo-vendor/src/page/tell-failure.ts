import { PageRefusal } from './ask-studio.ts';
import { h } from './dom.ts';
import { root } from './game-root.ts';

/** The whole page is one sentence: what happened, and what to do. */
export function tellFailure(text: string): void {
  root.replaceChildren(h('p', { class: 'failure', role: 'alert' }, text));
}

/** Tells why a game, a table or a book could not be opened. */
export const tellNotOpened = (what: 'game' | 'table' | 'book' | 'lottery') => (error: unknown) => {
  const isEnded = error instanceof PageRefusal && error.code === 'session_unknown';
  const happened = isEnded ? 'Your session has ended.' : `This ${what} could not be opened.`;
  const again = isEnded ? `open the ${what} again` : 'open it again';
  tellFailure(`${happened} Please go back to the lobby and ${again}.`);
};
