import { t } from './texts/translate.ts';
import './plinko.css';
import { pegRows, pocketAt, pocketsOf } from '@portal/engines/plinko/plinko.rules';
import { h, isMotionReduced } from '../dom/dom.ts';
import { setDrawing } from '../dom/markup.ts';
import type { MakeBoard } from './board.ts';
import { createChoicePicker } from './choice-picker.ts';

const rowMs = 150;
const width = 300;
const step = width / (pegRows + 1);
const top = 26;
const rowHeight = 18;
/** Middle of the ball after so many rows when it went right so many times. */
const ballAt = (row: number, right: number): [number, number] => [
  width / 2 + (right - row / 2) * step,
  top + (row - 0.75) * rowHeight,
];

function pegs(): string {
  const all: string[] = [];
  for (let row = 0; row < pegRows; row += 1) {
    for (let peg = 0; peg <= row + 2; peg += 1) {
      const x = width / 2 + (peg - (row + 2) / 2) * step;
      all.push(`<circle cx="${x.toFixed(1)}" cy="${top + row * rowHeight}" r="2.8" fill="url(#g-pearl)"/>`);
    }
  }
  return all.join('');
}

const pocketTop = top + pegRows * rowHeight - 6;
const fillOf = (units: number) =>
  units >= 100 ? 'ruby' : units >= 40 ? 'ember' : units >= 10 ? 'gold' : units >= 6 ? 'jade' : 'sapphire';

function pockets(units: readonly number[]): string {
  return units
    .map((each, i) => {
      const label = each % 10 === 0 ? String(each / 10) : (each / 10).toFixed(1);
      const x = i * step + 1;
      return `<g class="pocket"><rect x="${x.toFixed(1)}" y="${pocketTop}" width="${(step - 2).toFixed(1)}" height="22" rx="4" fill="url(#g-${fillOf(each)})"/><text x="${(i * step + step / 2).toFixed(1)}" y="${pocketTop + 14.5}" text-anchor="middle" font-size="9.5" font-weight="800" fill="#fff" stroke="#1b1020" stroke-width="2.4" paint-order="stroke">${label}</text></g>`;
    })
    .join('');
}

/** Pegs, pockets and a ball that takes the path that was drawn. */
export const makePlinkoBoard: MakeBoard = (game, sound) => {
  const picker = createChoicePicker(game);
  const board = h('div', { class: 'pegs', role: 'img', 'aria-label': t('plinko.board') });
  setDrawing(
    board,
    `<svg viewBox="-4 0 ${width + 8} ${pocketTop + 26}" font-family="system-ui, sans-serif">${pegs()}<g class="pockets"></g><circle class="ball" r="6.5" fill="url(#g-ember)" stroke="#fff3b0" stroke-width="1.5"/></svg>`,
  );
  const ball = board.querySelector<SVGElement>('.ball');
  const row = board.querySelector<SVGElement>('.pockets');
  const translateTo = ([x, y]: [number, number]) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  const drawPockets = () => {
    if (row) setDrawing(row, pockets(pocketsOf(picker.choice())));
  };
  const reset = () => {
    if (ball) ball.style.transform = translateTo([width / 2, 9]);
    picker.enable(true);
  };
  picker.element.addEventListener('change', drawPockets);
  drawPockets();
  reset();

  return {
    element: h('div', { class: 'board board-plinko' }, board, picker.element),
    choice: picker.choice,
    start() {
      picker.enable(false);
      drawPockets();
    },
    async show(view) {
      if (view.kind !== 'plinko' || !ball) return;
      const pocket = pocketAt(view.path);
      const end: [number, number] = [pocket * step + step / 2, pocketTop + 4];
      if (!isMotionReduced()) await fall(ball, view.path, end, sound.stop, translateTo);
      ball.style.transform = translateTo(end);
      row?.children[pocket]?.classList.add('is-hit');
      board.setAttribute('aria-label', t('plinko.fell', { times: (view.pockets[pocket] ?? 0) / 10 }));
      picker.enable(true);
    },
    cancel: reset,
  };
};

async function fall(
  ball: SVGElement,
  path: readonly number[],
  end: [number, number],
  onPeg: () => void,
  translateTo: (at: [number, number]) => string,
): Promise<void> {
  let right = 0;
  const frames: Keyframe[] = [{ transform: translateTo([width / 2, 9]), easing: 'ease-in' }];
  for (const [row, turn] of path.entries()) {
    const [x, y] = ballAt(row, right);
    frames.push({ transform: translateTo([x, y + rowHeight * 0.45]), easing: 'ease-out' });
    right += turn;
    const [nextX, nextY] = ballAt(row + 1, right);
    frames.push({ transform: translateTo([(x + nextX) / 2, nextY - rowHeight * 0.75]), easing: 'ease-in' });
  }
  frames.push({ transform: translateTo(end) });
  const ticks = path.map((_, row) => setTimeout(onPeg, (row + 0.5) * rowMs));
  await ball.animate(frames, { duration: rowMs * (path.length + 1) }).finished;
  for (const tick of ticks) clearTimeout(tick);
}
