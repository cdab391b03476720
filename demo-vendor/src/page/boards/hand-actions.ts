import type { HandAction } from '@portal/engines/engine';
import { h } from '../dom/dom.ts';
import { cooldownMs } from '../dom/pressable.ts';
import { isTextKey, t } from './texts/translate.ts';

interface HandActions {
  element: HTMLElement;
  /** Shows the open actions, with a note under a name (its payout); none when the hand is over. */
  offer(offers: readonly HandAction[], notes?: Readonly<Record<string, string>>): void;
  /** Calls the listener if it is the player's turn, which then ends until the next offer. */
  act(action: string): void;
  isTurn(): boolean;
  /** Call when the last action failed, so that it can be repeated. */
  again(): void;
  onAct(listener: (action: string) => void): void;
  onTurn(listener: (isTurn: boolean) => void): void;
}

/** Returns the name of an action in the language of the page. */
function actWord(label: string): string {
  const key = `act.${label.toLowerCase().replaceAll(' ', '_')}`;
  return isTextKey(key) ? t(key) : label;
}

/** Creates the buttons of a hand; `keys` are their shortcuts, `toAction` adds the details of an action. */
export function createHandActions(
  keys: Readonly<Record<string, string>>,
  toAction: (id: string) => string = (id) => id,
): HandActions {
  const element = h('div', { class: 'hand-actions', role: 'group', 'aria-label': t('hand.your_move') });
  let isTurn = false;
  let cooldownEndsAt = 0;
  let cooldownTimer: ReturnType<typeof setTimeout> | undefined;
  let notifyAct = (_action: string) => {};
  let notifyTurn = (_isTurn: boolean) => {};

  function setTurn(isOn: boolean): void {
    clearTimeout(cooldownTimer);
    isTurn = isOn;
    // Not `disabled`, so that a button pressed by keyboard does not lose the focus.
    for (const button of element.children) button.setAttribute('aria-disabled', String(!isOn));
    notifyTurn(isOn);
  }
  /** Starts the player's turn once a second press cannot belong to the first. */
  function giveTurn(): void {
    const left = cooldownEndsAt - performance.now();
    setTurn(left <= 0);
    if (left > 0) cooldownTimer = setTimeout(() => setTurn(true), left);
  }
  function act(action: string): void {
    if (!isTurn) return;
    setTurn(false);
    notifyAct(action);
  }
  function press(action: string): void {
    if (isTurn) cooldownEndsAt = performance.now() + cooldownMs;
    act(action);
  }
  function button({ id, label, stakes }: HandAction, note: string | undefined): HTMLElement {
    const key = keys[id];
    const under = note ?? (stakes > 0 ? t('hand.one_more') : '');
    const made = h(
      'button',
      { type: 'button', class: 'hand-action', 'data-action': id, onClick: () => press(toAction(id)) },
      h('b', {}, actWord(label)),
      ...(under ? [h('span', {}, under)] : []),
      ...(key ? [h('kbd', { 'aria-hidden': 'true' }, key)] : []),
    );
    if (key) made.setAttribute('aria-keyshortcuts', key);
    return made;
  }
  addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
      return;
    const id = Object.keys(keys).find((each) => keys[each]?.toLowerCase() === event.key.toLowerCase());
    if (id && element.querySelector(`[data-action="${id}"]`)) press(toAction(id));
  });
  return {
    element,
    offer(offers, notes = {}) {
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      element.replaceChildren(...offers.map((offer) => button(offer, notes[offer.id])));
      const same = element.querySelector<HTMLElement>(`[data-action="${focused?.getAttribute('data-action')}"]`);
      if (focused) (same ?? element.querySelector('button'))?.focus();
      if (offers.length > 0) giveTurn();
      else setTurn(false);
    },
    act,
    isTurn: () => isTurn,
    again: () => setTurn(element.childElementCount > 0),
    onAct(listener) {
      notifyAct = listener;
    },
    onTurn(listener) {
      notifyTurn = listener;
    },
  };
}
