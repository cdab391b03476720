import { type IconName, icon } from '../art/line-icons.ts';
import { h } from '../dom/dom.ts';
import { shownAmount } from '../texts/figures.ts';
import { tFrame } from '../texts/translate.ts';

interface BarFacts {
  name: string;
  /** Opening balance; decimal text. */
  balance: string;
  currencySymbol: string;
}

interface BarActs {
  back(): void;
  sound(): boolean;
  rules(): void;
}

/** Creates the top bar: name of the game, balance, and the way back to the portal's lobby. */
export function createTopBar({ name, balance: opening, currencySymbol }: BarFacts, acts: BarActs) {
  const button = (label: string, name: IconName, act: () => void) =>
    h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, onClick: act }, icon(name));
  const sound = button(tFrame('top.sound'), 'sound', () => sound.setAttribute('aria-pressed', String(acts.sound())));
  sound.setAttribute('aria-pressed', 'false');
  const title = h('h1', {}, name);
  const balance = h('output', { class: 'balance', 'aria-label': tFrame('top.balance') });
  const setBalance = (amount: string) =>
    balance.replaceChildren(h('small', {}, currencySymbol), ` ${shownAmount(amount)}`);

  setBalance(opening);
  return {
    element: h(
      'header',
      { class: 'top-bar' },
      button(tFrame('top.back'), 'back', acts.back),
      title,
      balance,
      sound,
      button(tFrame('top.rules'), 'info', acts.rules),
    ),
    setBalance,
    setName(next: string): void {
      title.textContent = next;
    },
  };
}
