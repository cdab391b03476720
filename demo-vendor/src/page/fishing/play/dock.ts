import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { PlayOutcome } from '@portal/shared/contract/play-outcome';
import { drawn, h } from '../../dom/dom.ts';
import { setPressable } from '../../dom/pressable.ts';
import { moneyIn } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';

interface DockActs {
  lock(): void;
  next(): void;
  auto(): void;
  /** One shot from the keyboard or a reading aid. */
  shoot(): void;
  hold(isOn: boolean): void;
  /** A larger cannon (1) or a smaller one (-1). */
  step(by: 1 | -1): void;
}

const signs = {
  lock: '<svg viewBox="0 0 24 24" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"><circle cx="12" cy="12" r="6.5"/><path d="M12 2v5M12 17v5M2 12h5M17 12h5"/></g></svg>',
  next: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12c3-5 9-6 13-2l4-3v10l-4-3c-4 4-10 3-13-2z" fill="currentColor"/><circle cx="7.5" cy="11" r="1.1" fill="#0b1640"/></svg>',
  auto: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12a8 8 0 0 1 14-5l2-2v6h-6l2.3-2.3M20 12a8 8 0 0 1-14 5l-2 2v-6h6l-2.3 2.3" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
} as const;

/** How long words stand over the water. */
const wordsStayMs = 6000;

/** Balance, win, the value of the cannon, and a button for every act. */
export function createFishDock(symbol: string, acts: DockActs) {
  const money = moneyIn(symbol);
  const moneyOfMinor = (minor: number) => money(amountFromMinor(BigInt(minor)));
  const balance = h('output', { class: 'figure', 'aria-label': t('dock.balance') });
  const returned = h('output', { class: 'figure figure-win', 'aria-label': t('dock.returned') }, ...moneyOfMinor(0));
  const value = h('output', { class: 'figure', 'aria-label': t('dock.cannon'), 'aria-live': 'polite' });
  const status = h('p', { class: 'sea-status', role: 'status' });
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const less = h(
    'button',
    { type: 'button', class: 'step', 'aria-label': t('dock.smaller'), onClick: () => acts.step(-1) },
    '−',
  );
  const more = h(
    'button',
    { type: 'button', class: 'step', 'aria-label': t('dock.larger'), onClick: () => acts.step(1) },
    '+',
  );
  const act = (name: keyof typeof signs, label: string, run: () => void) =>
    h(
      'button',
      { type: 'button', class: `act act-${name}`, title: label, onClick: run },
      drawn('sign', signs[name]),
      h('span', {}, label),
    );
  const lock = act('lock', t('dock.lock'), acts.lock);
  const next = act('next', t('dock.next'), acts.next);
  const auto = act('auto', t('dock.auto'), acts.auto);
  const shoot = h('button', { type: 'button', class: 'shoot' }, t('dock.shoot'));
  holdable(shoot, acts);
  const stepper = h('div', { class: 'value' }, less, value, more);
  const labelled = (name: string, label: string, output: HTMLElement) =>
    h('div', { class: `place place-${name}` }, h('span', { class: 'label' }, label), output);

  return {
    status,
    element: h(
      'section',
      { class: 'fish-dock', 'aria-label': t('dock.cannon') },
      labelled('balance', t('dock.balance'), balance),
      h('div', { class: 'aids' }, lock, next),
      stepper,
      h('div', { class: 'fire' }, auto, shoot),
      labelled('win', t('dock.returned'), returned),
    ),
    /** Where the cannon stands on, in pixels of the page. */
    top: () => stepper.getBoundingClientRect().top,
    /** Where coins fly to. */
    purse: () => balance.getBoundingClientRect(),
    announce(words: string): void {
      clearTimeout(quiet);
      if (status.textContent !== words) status.textContent = words;
      quiet = setTimeout(() => status.replaceChildren(), wordsStayMs);
    },
    /** Minor units. */
    setBalance: (minor: number) => balance.replaceChildren(...moneyOfMinor(minor)),
    /** What the last shots that caught returned: in gold where it is more than they cost. */
    showOutcome({ kind, returned: amount }: PlayOutcome): void {
      returned.replaceChildren(...money(amount));
      returned.classList.toggle('is-good', kind === 'win');
    },
    setValue(minor: number, isLeast: boolean, isMost: boolean): void {
      value.replaceChildren(...moneyOfMinor(minor));
      setPressable(less, !isLeast);
      setPressable(more, !isMost);
    },
    setSwitches(isLocked: boolean, isAuto: boolean): void {
      lock.setAttribute('aria-pressed', String(isLocked));
      auto.setAttribute('aria-pressed', String(isAuto));
    },
  };
}
export type FishDock = ReturnType<typeof createFishDock>;

/** Shoots as long as a finger is on it, and once for a click that no finger made. */
function holdable(button: HTMLButtonElement, { shoot, hold }: DockActs): void {
  let isByFinger = false;
  button.addEventListener('pointerdown', () => {
    isByFinger = true;
    shoot();
    hold(true);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'blur'] as const)
    button.addEventListener(name, () => hold(false));
  button.addEventListener('click', () => {
    if (!isByFinger) shoot();
    isByFinger = false;
  });
}
