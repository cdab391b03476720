import type { HitPlaces } from '../../../lottery/rules/hit-places.rules.ts';
import type { DrawnNumbers, DrawnPrize } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { locale } from '../../texts/language.ts';
import { isTextKey, t } from '../texts/translate.ts';

/** Marks a number of a board that the ticket won by: for the eye by a ring, for others by a word. */
export function highlightHit<Shown extends Element>(shown: Shown, isHit: boolean | undefined): Shown {
  if (!isHit) return shown;
  shown.classList.add('is-hit');
  shown.append(h('span', { class: 'unseen' }, ` ${t('board.won')} `));
  return shown;
}

/** A number with its last digits marked, as printed boards do. */
function marked(number: string, tail: number): HTMLElement {
  const at = Math.max(0, number.length - tail);
  return h('span', { class: 'paper-number' }, number.slice(0, at), h('em', {}, number.slice(at)));
}

/** A board as it is printed in Vietnam: a row for each prize, the special one large and red. */
export function vietnamBoard(drawn: DrawnNumbers, hits?: HitPlaces): HTMLElement {
  const rows = drawn.map(({ prize, numbers }, no) => {
    const { short, full, lang } = prizeName(prize);
    const name = h(
      'th',
      { scope: 'row', title: full },
      h('span', { lang }, short),
      h('span', { class: 'unseen' }, ` ${full}`),
    );
    const cells = numbers.map((number, at) => highlightHit(marked(number, 2), hits?.[no]?.[at]));
    const container = h('div', { class: 'paper-numbers', 'data-count': String(numbers.length) }, ...cells);
    return h('tr', { 'data-prize': prize }, name, h('td', {}, container));
  });
  return h('table', { class: 'paper-board' }, h('tbody', {}, ...rows));
}

/** Tails of a board by their first digit, as printed beside boards. */
export function headsAndTails(drawn: DrawnNumbers): HTMLElement {
  const special = drawn.find(({ prize }) => prize === 'DB')?.numbers[0]?.slice(-2);
  const tails = drawn.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2))).sort();
  const rows = Array.from({ length: 10 }, (_, head) => {
    const own = tails.filter((tail) => tail.startsWith(String(head)));
    const cells = own.map((tail) => h('span', { class: tail === special ? 'tail is-special' : 'tail' }, tail.slice(1)));
    return h('tr', {}, h('th', { scope: 'row' }, String(head)), h('td', {}, ...(own.length > 0 ? cells : ['–'])));
  });
  const head = h('tr', {}, h('th', { scope: 'col' }, t('board.head')), h('th', { scope: 'col' }, t('board.tails')));
  return h('table', { class: 'paper-board heads' }, h('thead', {}, head), h('tbody', {}, ...rows));
}

/** Prizes as blocks: the first ones large, lists below them. */
export function prizeBlocks(drawn: DrawnNumbers, hits?: HitPlaces): HTMLElement {
  const block = ({ prize, numbers }: DrawnPrize, no: number) => {
    const { short, full } = prizeName(prize);
    const list = numbers.map((number, at) =>
      highlightHit(h('span', { class: 'paper-number' }, number), hits?.[no]?.[at]),
    );
    return h(
      'div',
      { class: 'prize-block', 'data-prize': prize, 'data-count': String(numbers.length) },
      h('h4', { title: full }, numbers.length > 3 ? full : short),
      h('div', { class: 'prize-numbers' }, ...list),
    );
  };
  return h('div', { class: 'prize-blocks' }, ...drawn.map(block));
}

/** What is printed on boards of Vietnam, whatever the language of the page. */
const printed: Readonly<Record<string, string>> = {
  DB: 'ĐB',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((no) => [`G${no}`, `G.${no}`])),
};

const textOf = (key: string): string | undefined => (isTextKey(key) ? t(key) : undefined);

/** Names of a prize of a board: short as it is printed with the language of that, and in full. */
function prizeName(prize: string): { short: string; full: string; lang: string } {
  const full = textOf(`prize.${prize}`) ?? prize;
  const onPaper = printed[prize];
  if (onPaper !== undefined) return { short: onPaper, full, lang: 'vi' };
  return { short: textOf(`short.${prize}`) ?? full, full, lang: locale() };
}
