import './bingo.css';
import { bingoLines, bingoPrizes } from '@portal/engines/number-games/bingo.rules';
import { h } from '../../dom/dom.ts';
import { shownNumber } from '../../texts/figures.ts';
import { localize } from '../../texts/localize.ts';
import type { MakeBoard } from '../board.ts';
import { createPace } from '../pace.ts';
import { t } from '../texts/translate.ts';

const letters = ['B', 'I', 'N', 'G', 'O'];
const letterOf = (ball: number) => letters[Math.floor((ball - 1) / 15)] ?? '';

/** A card, the ball that is called, and the prizes with the balls within which they count. */
export const makeBingoBoard: MakeBoard = (_game, sound) => {
  const pace = createPace();
  const cells = Array.from({ length: 25 }, (_, i) => h('div', { class: 'bingo-cell' }, i === 12 ? '★' : ''));
  const called = h('p', { class: 'bingo-ball', 'aria-hidden': 'true' }, '75');
  const status = h('p', { class: 'bingo-say', role: 'status' }, t('bingo.waiting'));
  const prizes = bingoPrizes.map(({ prize, balls, stakes }) =>
    h(
      'li',
      {},
      h('b', {}, localize(prize)),
      h('span', {}, t('bingo.within', { balls })),
      h('b', {}, `${shownNumber(stakes)}×`),
    ),
  );

  function begin(card: readonly number[] = []): void {
    for (const [i, cell] of cells.entries()) {
      cell.className = i === 12 ? 'bingo-cell is-called' : 'bingo-cell';
      if (i !== 12) cell.textContent = card[i] === undefined ? '' : String(card[i]);
    }
    for (const line of prizes) line.className = '';
  }
  begin();

  function call(card: readonly number[], ball: number, count: number): void {
    called.textContent = `${letterOf(ball)} ${ball}`;
    called.dataset.letter = letterOf(ball);
    status.textContent = t('bingo.ball', { count });
    for (const [i, { balls }] of bingoPrizes.entries()) prizes[i]?.classList.toggle('is-gone', count > balls);
    cells[card.indexOf(ball)]?.classList.add('is-called');
    for (const line of bingoLines) {
      if (line.every((cell) => cells[cell]?.classList.contains('is-called'))) {
        for (const cell of line) cells[cell]?.classList.add('is-line');
      }
    }
  }

  return {
    element: h(
      'div',
      { class: 'board board-bingo' },
      h('div', { class: 'bingo-call' }, called, status, pace.element),
      h(
        'div',
        { class: 'bingo-card', role: 'img', 'aria-label': t('bingo.card') },
        ...letters.map((each) => h('b', {}, each)),
        ...cells,
      ),
      h('ul', { class: 'bingo-prizes', 'aria-label': t('bingo.prizes') }, ...prizes),
    ),
    choice: () => undefined,
    start() {
      begin();
      status.textContent = t('bingo.printing');
    },
    async show(view) {
      if (view.kind !== 'bingo') return;
      begin(view.card);
      await pace.wait(400);
      pace.begin();
      for (const [i, ball] of view.balls.entries()) {
        call(view.card, ball, i + 1);
        const won = view.prizes.filter(({ atBall }) => atBall === i + 1);
        for (const { prize } of won)
          prizes[bingoPrizes.findIndex((each) => each.prize === prize)]?.classList.add('is-won');
        if (view.card.includes(ball)) sound.stop();
        if (won.length > 0) sound.win(1);
        await pace.wait(won.length > 0 ? 700 : 115);
      }
      pace.end();
      const reached = view.prizes.map(({ prize }) => localize(prize)).join(', ');
      status.textContent = reached ? t('bingo.won', { prizes: reached }) : t('bingo.none');
    },
    cancel() {
      pace.end();
      begin();
    },
  };
};
