import { type IconName, icon } from '../art/line-icons.ts';
import { h } from '../dom/dom.ts';
import { tFrame } from '../texts/translate.ts';

/** A tab: name, label and icon. */
export type TabView<Name extends string> = readonly [Name, string, IconName];

interface TabActs<Name extends string> {
  label: string;
  show(view: Name): void;
  openSlip(): void;
}

/** Creates the tabs: at the bottom of a phone with the slip in the middle, at the top of a wide page. */
export function createTabs<Name extends string>(views: readonly TabView<Name>[], acts: TabActs<Name>) {
  const tabs = views.map(([name, text, sign]) => {
    const count = h('span', { class: 'tab-count' });
    const button = h(
      'button',
      { type: 'button', class: 'tab', onClick: () => acts.show(name) },
      icon(sign),
      h('span', {}, text),
      count,
    );
    return { name, button, count };
  });
  const picks = h('b', {}, '0');
  const price = h('small', {});
  const name = h('span', {}, tFrame('slip.tab'));
  const spokenWords = h('span', { class: 'unseen' }, tFrame('slip.empty'));
  const slip = h(
    'button',
    { type: 'button', class: 'tab-slip', onClick: acts.openSlip },
    h('span', { class: 'tab-slip-disc' }, picks, price),
    name,
    spokenWords,
  );
  const buttons = tabs.map(({ button }) => button);
  const element = h(
    'nav',
    { class: 'tabs', 'aria-label': acts.label },
    ...buttons.slice(0, 2),
    slip,
    ...buttons.slice(2),
  );
  return {
    element,
    slip,
    show(view: Name): void {
      for (const { name, button } of tabs) {
        if (name === view) button.setAttribute('aria-current', 'page');
        else button.removeAttribute('aria-current');
      }
    },
    counts(counts: Partial<Record<Name, number>>): void {
      for (const { name, count } of tabs) {
        const number = counts[name] ?? 0;
        count.textContent = number > 0 ? String(number) : '';
      }
    },
    /** Shows the slip's count, the texts below the count and below the disc, and the accessible name. */
    picks(
      number: number,
      { small, spoken, under = tFrame('slip.tab') }: { small: string; spoken: string; under?: string },
    ): void {
      picks.textContent = String(number);
      price.textContent = number > 0 ? small : '';
      name.textContent = number > 0 ? under : tFrame('slip.tab');
      slip.classList.toggle('has-picks', number > 0);
      spokenWords.textContent = number === 0 ? tFrame('slip.empty') : spoken;
    },
  };
}
