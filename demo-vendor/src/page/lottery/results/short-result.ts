import type { DrawView } from '../../../lottery/lottery-shapes.ts';
import type { DrawnNumbers, LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { diePicture } from '../art/die-face.ts';
import { isVietnam } from '../game/kinds.rules.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { ball, ballRow } from './number-ball.ts';

const prizeOf = (numbers: DrawnNumbers, prize: string) =>
  numbers.find((each) => each.prize === prize)?.numbers ?? numbers[0]?.numbers ?? [];

/** The sum of three dice and what it is called; three equal dice are a triple. */
export function diceWords(dice: readonly string[]): string {
  const sum = dice.reduce((total, die) => total + Number(die), 0);
  if (new Set(dice).size === 1) return `${sum} · ${localize('Triple')}`;
  return `${sum} · ${localize(sum > 10 ? 'Big' : 'Small')} · ${localize(sum % 2 ? 'Odd' : 'Even')}`;
}

/** Dice of a result, with their faces read out, and which of them won. */
export function diceRow(dice: readonly string[], hits?: readonly boolean[]): HTMLElement {
  const faces = dice.map((die, at) => {
    const face = diePicture(Number(die));
    if (hits?.[at]) face.classList.add('is-hit');
    return face;
  });
  const read = dice.map((die, at) => (hits?.[at] ? t('board.die_won', { die }) : die)).join(', ');
  return h('span', { class: 'dice-row' }, h('span', { class: 'unseen' }, t('board.dice', { read })), ...faces);
}

/** The highest prize of a draw in one line: balls, or dice. */
export function shortResult(kind: LotteryKindCode, { numbers, state }: DrawView, look: 'plain' | 'small' = 'small') {
  if (state === 'cancelled') return h('span', { class: 'no-result' }, t('results.cancelled'));
  if (!numbers) return h('span', { class: 'no-result' }, t('results.not_drawn'));
  if (kind === 'three-dice') {
    const dice = prizeOf(numbers, 'DICE');
    return h('span', { class: 'short-result' }, diceRow(dice), h('small', {}, diceWords(dice)));
  }
  if (kind === 'five-digits')
    return h(
      'span',
      { class: 'short-result ball-row' },
      ...prizeOf(numbers, 'BALLS').map((digit) => ball(digit, look)),
    );
  const [first = ''] = prizeOf(numbers, isVietnam(kind) ? 'DB' : '1ST');
  return h('span', { class: 'short-result' }, ballRow(first, look));
}
