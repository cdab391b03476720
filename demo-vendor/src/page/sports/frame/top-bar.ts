import type { SportsSession } from '../../../sports/sports-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import { h, isMotionReduced } from '../../dom.ts';
import { type IconName, icon } from '../art/icons.ts';

interface BarActs {
  back(): void;
  sound(): boolean;
  rules(): void;
}

/** Name of the book, balance, and the way back to the lobby. */
export function createTopBar({ book, balance: opening, currencySymbol }: SportsSession, acts: BarActs) {
  const button = (label: string, name: IconName, act: () => void) =>
    h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, onClick: act }, icon(name));
  const sound = button('Sound', 'sound', () => sound.setAttribute('aria-pressed', String(acts.sound())));
  sound.setAttribute('aria-pressed', 'false');
  const balance = h('output', { class: 'balance', 'aria-label': 'Balance' });
  let shown = Number(opening);
  let counting = 0;

  function setBalance(amount: string): void {
    const from = shown;
    shown = Number(amount);
    cancelAnimationFrame(counting);
    const startedAt = performance.now();
    const step = (now: number) => {
      const part = isMotionReduced() || document.hidden ? 1 : Math.min(1, (now - startedAt) / 500);
      const text = part >= 1 ? amount : (from + (shown - from) * part).toFixed(2);
      balance.replaceChildren(h('small', {}, currencySymbol), ` ${shownAmount(text)}`);
      if (part < 1) counting = requestAnimationFrame(step);
    };
    step(startedAt);
  }

  setBalance(opening);
  return {
    element: h(
      'header',
      { class: 'top-bar' },
      button('Back to the lobby', 'back', acts.back),
      h('h1', {}, book.gameName),
      balance,
      sound,
      button('Rules and limits', 'info', acts.rules),
    ),
    setBalance,
  };
}
