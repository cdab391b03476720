import './keno.css';
import { kenoNumbers, kenoPays, kenoPicks } from '@portal/engines/number-games/keno.rules';
import { h } from '../../dom/dom.ts';
import { setPressable } from '../../dom/pressable.ts';
import { shownNumber } from '../../texts/figures.ts';
import type { MakeBoard } from '../board.ts';
import { createPace } from '../pace.ts';
import { t } from '../texts/translate.ts';
import { walkWithArrows } from '../walk-with-arrows.ts';
import { createKenoParts } from './keno-parts.ts';
import { createKenoTicket } from './keno-ticket.ts';

/** Eighty numbers of which ten are picked; what is missing at the draw is picked by luck. */
export const makeKenoBoard: MakeBoard = (_game, sound) => {
  const ticket = createKenoTicket(() => show());
  const pace = createPace();
  const status = h('p', { class: 'keno-say', role: 'status' });
  const buttons = Array.from({ length: kenoNumbers }, (_, i) => numberButton(i + 1, () => toggle(i + 1)));
  const numbers = h('div', { class: 'keno-numbers', role: 'group', 'aria-label': t('keno.numbers') }, ...buttons);
  const tool = (text: string, act: () => void) =>
    h('button', { type: 'button', class: 'keno-tool', onClick: act }, text);
  const tools = [tool(t('keno.lucky'), ticket.pickByLuck), tool(t('tool.clear'), ticket.clear)];
  const hits = kenoPays.map(payLine);
  const parts = createKenoParts(numbers, ticket.has);
  let isOpen = true;
  walkWithArrows(numbers, buttons);
  show();

  function show(): void {
    for (const [i, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(ticket.has(i + 1)));
      button.classList.remove('is-drawn', 'is-hit');
    }
    for (const line of hits) line.classList.remove('is-now');
    parts.show();
    status.textContent = t('keno.picked', { count: ticket.count(), picks: kenoPicks });
  }
  function toggle(number: number): void {
    if (isOpen && !parts.bringsNear(number) && !ticket.toggle(number)) status.textContent = t('keno.full');
  }
  function open(isNow: boolean): void {
    isOpen = isNow;
    for (const button of tools) setPressable(button, isNow);
    parts.enable(isNow);
  }

  return {
    element: h(
      'div',
      { class: 'board board-keno' },
      h('div', { class: 'keno-head' }, status, parts.element, ...tools, pace.element),
      numbers,
      h('ul', { class: 'keno-pays', 'aria-label': t('keno.pays') }, ...hits.reverse()),
    ),
    choice: ticket.choice,
    start() {
      show();
      open(false);
      parts.turnTo('all');
      status.textContent = t('keno.drawing');
    },
    async show(view) {
      if (view.kind !== 'keno') return;
      let count = 0;
      pace.begin();
      for (const number of view.drawn) {
        const isHit = view.picked.includes(number);
        buttons[number - 1]?.classList.add(isHit ? 'is-hit' : 'is-drawn');
        if (isHit) count += 1;
        sound.stop();
        await pace.wait(isHit ? 300 : 170);
      }
      pace.end();
      hits[kenoPays.length - 1 - count]?.classList.add('is-now');
      status.textContent = t('keno.hits', { count });
      open(true);
    },
    cancel() {
      pace.end();
      open(true);
      parts.turnTo('low');
      show();
    },
  };
};

function payLine(stakes: number, hits: number): HTMLElement {
  const pays = h('b', {}, `${shownNumber(stakes)}×`);
  return h('li', { hidden: stakes === 0 }, h('span', {}, t('keno.hits', { count: hits })), pays);
}

function numberButton(number: number, onClick: () => void): HTMLButtonElement {
  const tabindex = number === 1 ? '0' : '-1';
  return h('button', { type: 'button', class: 'ball', 'aria-pressed': 'false', tabindex, onClick }, String(number));
}
