import type { LotterySession } from '../../../../lottery/lottery-shapes.ts';
import { h } from '../../../dom/dom.ts';
import { type FactRow, factsTable } from '../../../frame/fact.ts';
import { openSheet } from '../../../frame/sheet.ts';
import { shownMinor } from '../../../texts/figures.ts';
import { drawName } from '../../clock/clock.rules.ts';
import { hourInZone } from '../../clock/clock-words.ts';
import { named } from '../../frame/set-text.ts';
import type { GameStore } from '../../game/game-store.ts';
import { localize } from '../../texts/localize.ts';
import { t } from '../../texts/translate.ts';
import { lineNumbers } from '../line-numbers.ts';
import { priceLines } from '../price-lines.ts';
import { linePrice, slipSums } from '../slip.rules.ts';
import type { Slip } from '../slip.ts';

interface ConfirmParts {
  info: LotterySession;
  store: GameStore;
  slip: Slip;
  balanceMinor(): number;
}

/** Asks before any money moves: what, how much, which draws, and the balance after. */
export function openConfirm({ info, store, slip, balanceMinor }: ConfirmParts): void {
  const { lines, draws, stopAfterWin } = slip.state();
  const game = store.game();
  const { totalMinor } = slipSums(lines, draws.length);
  const money = (minor: number) => shownMinor(minor, info.currencySymbol);
  const bets = lines.map((line) => {
    const type = game.playTypes.find(({ code }) => code === line.playType);
    const words = h('span', { class: 'confirm-type' }, named(type ? localize(type.name) : line.playType));
    return h(
      'li',
      {},
      words,
      lineNumbers(type, line.numbers),
      h('span', { class: 'line-price' }, money(linePrice(line))),
    );
  });
  const [first] = draws;
  const last = draws[draws.length - 1];
  const when =
    first && last && first !== last
      ? t('chase.from_to', { first: drawName(first.drawId), last: drawName(last.drawId) })
      : drawName(first?.drawId ?? '');
  const afterWin: FactRow[] =
    stopAfterWin && draws.length > 1 ? [[t('confirm.after_win'), t('confirm.after_win.text')]] : [];
  const facts = factsTable([
    [t('confirm.game'), named(game.gameName)],
    [
      t('count.draw', { count: draws.length }),
      when,
      h('small', {}, first ? t('confirm.from', { at: hourInZone(first.drawsAt) }) : ''),
    ],
    ...afterWin,
    [t('confirm.balance'), money(balanceMinor() - totalMinor)],
  ]);
  const cancel = h('button', { type: 'button', class: 'second-act' }, t('confirm.back'));
  const buy = h('button', { type: 'button', class: 'main-act' }, t('confirm.pay', { amount: money(totalMinor) }));
  const sheet = openSheet(
    t('confirm.title'),
    h('ul', { class: 'confirm-lines' }, ...bets),
    facts,
    h('div', { class: 'confirm-sums' }, ...priceLines(lines, draws.length, info.currencySymbol)),
    h('div', { class: 'two-acts' }, cancel, buy),
  );
  cancel.addEventListener('click', () => sheet.close());
  buy.addEventListener('click', () => {
    sheet.close();
    void slip.buy({ drawIds: draws.map(({ drawId }) => drawId), totalMinor });
  });
  // Enter pressed twice goes back and does not pay.
  cancel.focus();
}
