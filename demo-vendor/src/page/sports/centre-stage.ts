import { h } from '../dom.ts';
import type { CentreMatches } from './centre-matches.ts';
import type { ViewName } from './frame/views.ts';

/** What stands in the middle of the page: the match that is open, or else the view that was chosen. */
export function createCentreStage(matches: CentreMatches, bets: HTMLElement) {
  let view: ViewName = 'live';
  let isLoaded = false;
  const element = h('div', { class: 'centre', tabindex: '-1' }, matches.waiting);

  function refresh(): void {
    if (!isLoaded) return;
    matches.count(view === 'bets' ? 'live' : view);
    const content = matches.opened()?.element ?? (view === 'bets' ? bets : matches.list(view));
    if (element.firstElementChild !== content || element.childElementCount !== 1) element.replaceChildren(content);
  }

  function showFromTop(): void {
    refresh();
    element.scrollTop = 0;
  }

  async function loadResults(): Promise<void> {
    await matches.readResults();
    if (view === 'results') refresh();
  }

  return {
    element,
    view: () => view,
    refresh,
    showFromTop,
    turnTo(next: ViewName): void {
      view = next;
      matches.close();
      if (view === 'results') void loadResults();
      showFromTop();
    },
    /** The board is there: until then the page shows that it waits. */
    loaded(): void {
      isLoaded = true;
      refresh();
    },
    /** A match has come to another list. */
    moved(): void {
      if (view === 'results') void loadResults();
      refresh();
    },
  };
}
