import { h } from '../dom/dom.ts';
import type { CentreMatches } from './centre-matches.ts';
import type { ViewName } from './frame/tab-views.ts';

/** Creates the middle of the page: the open match, or the chosen view. */
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
    /** Call when the board has loaded; until then the page shows a placeholder. */
    loaded(): void {
      isLoaded = true;
      refresh();
    },
    /** Call when a match has moved to another list. */
    moved(): void {
      if (view === 'results') void loadResults();
      refresh();
    },
  };
}
