import type { HitPlaces } from '../../../lottery/rules/hit-places.rules.ts';
import type { DrawnNumbers, LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { isInstant, isVietnam } from '../game/kinds.rules.ts';
import { ticketPicture, ticketPictureName } from '../instant/ticket-pictures.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { ball } from './number-ball.ts';
import { headsAndTails, highlightHit, prizeBlocks, vietnamBoard } from './number-table.ts';
import { diceRow, diceWords } from './short-result.ts';

const all = (drawn: DrawnNumbers) => drawn.flatMap(({ numbers }) => numbers);

/** What the sum of five balls is called, and which of the first and the fifth is higher. */
function ballsWords(balls: readonly string[]): string {
  const sum = balls.reduce((total, each) => total + Number(each), 0);
  const ahead = Number(balls[0]) - Number(balls[4]);
  const side = ahead === 0 ? 'Tie' : ahead > 0 ? 'Dragon' : 'Tiger';
  const names = [sum > 22 ? 'Big' : 'Small', sum % 2 ? 'Odd' : 'Even', side];
  return [t('board.sum', { sum }), ...names.map((name) => localize(name))].join(' · ');
}

/** The whole board of a draw, drawn as boards of its kind are; on a ticket, with the numbers marked that won. */
export function boardOfDraw(kind: LotteryKindCode, drawn: DrawnNumbers, hits?: HitPlaces): HTMLElement {
  if (isVietnam(kind))
    return h('div', { class: 'paper' }, vietnamBoard(drawn, hits), ...(hits ? [] : [headsAndTails(drawn)]));
  if (kind === 'three-dice') {
    const dice = all(drawn);
    return h('div', { class: 'tray' }, diceRow(dice, hits?.[0]), h('p', { class: 'tray-words' }, diceWords(dice)));
  }
  if (kind === 'five-digits') {
    const balls = all(drawn);
    const row = h(
      'div',
      { class: 'ball-row is-large' },
      ...balls.map((digit, at) => highlightHit(ball(digit, 'gold'), hits?.[0]?.[at])),
    );
    return h('div', { class: 'tray' }, row, h('p', { class: 'tray-words' }, ballsWords(balls)));
  }
  if (isInstant(kind)) {
    const look = kind === 'instant-wave' ? kind : 'instant';
    const cells = all(drawn).map((each) => h('div', { class: 'scratch-cell' }, ticketPicture(look, each)));
    const names = all(drawn).map((each) => ticketPictureName(look, each));
    return h('div', { class: 'scratch-grid is-small', role: 'img', 'aria-label': names.join(', ') }, ...cells);
  }
  return h('div', { class: 'paper' }, prizeBlocks(drawn, hits));
}
