import { playOutcome } from '@portal/shared/contract/play-outcome';
import { symbolName, symbolPicture } from './art/symbols.ts';
import { drawn, h } from './dom/dom.ts';
import { openDialog } from './frame/sheet.ts';
import { outcomeWords } from './outcome/outcome-words.ts';
import { type HistoryLine, readHistory, type SessionInfo } from './rounds/studio-calls.ts';
import { fullTime, shownAmount, shownPercent } from './texts/figures.ts';
import { localize } from './texts/localize.ts';
import { tFrame } from './texts/translate.ts';

/** Opens a sheet over the game, whose button to close it has the initial focus. */
export function openSheet(title: string, ...content: Node[]): void {
  const close = h('button', { type: 'button', class: 'icon', 'aria-label': tFrame('sheet.close') }, '✕');
  openDialog(title, close, h('header', {}, h('h2', {}, title), close), ...content);
}

/** Opens rules, paytable and the published return. */
export function openRules({ game }: SessionInfo): void {
  const shift = game.engine === 'slot-classic' ? 2 : 0;
  const rows = game.paytable.map(({ symbol, label, pays, percent }) => {
    const shown = symbol === undefined ? undefined : symbol + shift;
    const picture = shown === undefined ? [] : [drawn('mini', symbolPicture(game.theme, shown))];
    const name = localize(shown === undefined ? label : symbolName(game.theme, shown));
    return h(
      'li',
      {},
      ...picture,
      h('span', { class: 'pay-name' }, name),
      h('b', {}, localize(pays)),
      ...returnOfBet(percent),
    );
  });
  const basis = tFrame(game.returnBasis === 'exact' ? 'rules.exact' : 'rules.measured');
  const fromPool = game.jackpotPercent ?? 0;
  const fromReels = shownPercent(game.returnPercent - fromPool);
  const pool = fromPool === 0 ? '' : tFrame('rules.pool', { reels: fromReels, pool: shownPercent(fromPool) });
  openSheet(
    tFrame('game.rules'),
    ...game.rules.map((rule) => h('p', {}, localize(rule))),
    h('p', { class: 'return' }, h('b', {}, returnOfGame(game)), basis, pool),
    h('ul', { class: 'paytable' }, ...rows),
    h('p', { class: 'fine' }, tFrame('rules.server')),
  );
}

/** Formats the return of the game, or the range of returns of its bets. */
function returnOfGame({ returnPercent, paytable }: SessionInfo['game']): string {
  const most = shownPercent(returnPercent);
  const least = shownPercent(Math.min(returnPercent, ...paytable.map(({ percent = returnPercent }) => percent)));
  return least === most ? tFrame('rules.return', { percent: most }) : tFrame('rules.return_by_bet', { least, most });
}

function returnOfBet(percent: number | undefined): HTMLElement[] {
  return percent === undefined ? [] : [h('span', { class: 'pay-return' }, shownPercent(percent))];
}

/** Opens the player's last rounds of this game. */
export async function openHistory({ session }: SessionInfo): Promise<void> {
  const { list } = await readHistory(session);
  const empty = h('p', {}, tFrame('history.none'));
  openSheet(tFrame('game.history'), list.length === 0 ? empty : h('ul', { class: 'rounds' }, ...list.map(roundLine)));
}

function roundLine(line: HistoryLine): HTMLElement {
  const time = fullTime(line.at);
  const { state, stake, win } = line;
  const outcome = state === 'settled' ? playOutcome({ stake, returned: win }) : undefined;
  const result = outcome
    ? outcomeWords(outcome)
    : tFrame(`history.${state === 'void' || state === 'refused' ? state : 'open'}`);
  return h(
    'li',
    {},
    h('span', {}, time),
    h('span', {}, tFrame('history.stake', { amount: shownAmount(stake) })),
    h('b', { class: outcome?.kind === 'win' ? 'is-good' : '' }, result),
    ...(state === 'settled'
      ? [h('a', { class: 'proof', href: `/verify/${line.roundId}` }, tFrame('history.verify'))]
      : []),
  );
}
