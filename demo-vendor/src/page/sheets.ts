import { shownAmount } from './amounts.ts';
import { type HistoryLine, readHistory, type SessionInfo } from './api.ts';
import { symbolName, symbolPicture } from './art/symbols.ts';
import { drawn, h } from './dom.ts';

/** A sheet over the game; closes by its button, which has the focus as the first in it, by Escape or by a tap beside it. */
export function openSheet(title: string, ...content: Node[]): void {
  const close = h('button', { type: 'button', class: 'icon', 'aria-label': 'Close' }, '✕');
  const dialog = h(
    'dialog',
    { class: 'sheet', 'aria-label': title },
    h('header', {}, h('h2', {}, title), close),
    ...content,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

/** Rules, paytable and the published return. */
export function openRules({ game }: SessionInfo): void {
  const shift = game.engine === 'slot-classic' ? 2 : 0;
  const rows = game.paytable.map(({ symbol, label, pays }) => {
    const shown = symbol === undefined ? undefined : symbol + shift;
    const picture = shown === undefined ? [] : [drawn('mini', symbolPicture(game.theme, shown))];
    const name = shown === undefined ? label : symbolName(game.theme, shown);
    return h('li', {}, ...picture, h('span', { class: 'pay-name' }, name), h('b', {}, pays));
  });
  const basis =
    game.returnBasis === 'exact' ? 'counted over every possible result' : 'measured over thirty million rounds';
  const fromPool = game.jackpotPercent ?? 0;
  const fromReels = (game.returnPercent - fromPool).toFixed(2);
  const pool = fromPool === 0 ? '' : `: ${fromReels} % from the reels and ${fromPool.toFixed(2)} % from the jackpot`;
  openSheet(
    'Rules and paytable',
    ...game.rules.map((rule) => h('p', {}, rule)),
    h('p', { class: 'return' }, h('b', {}, `Return to player ${game.returnPercent.toFixed(2)} %`), ` (${basis})`, pool),
    h('ul', { class: 'paytable' }, ...rows),
    h(
      'p',
      { class: 'fine' },
      'The result is drawn on the server when you play. A round that cannot be confirmed is cancelled and its stake given back.',
    ),
  );
}

/** The player's last rounds of this game. */
export async function openHistory({ session }: SessionInfo): Promise<void> {
  const { list } = await readHistory(session);
  const empty = h('p', {}, 'No rounds yet. Your results will stand here.');
  openSheet('History', list.length === 0 ? empty : h('ul', { class: 'rounds' }, ...list.map(roundLine)));
}

function roundLine(line: HistoryLine): HTMLElement {
  const time = new Date(line.at).toLocaleString();
  const result =
    line.state === 'settled'
      ? `Win ${shownAmount(line.win)}`
      : line.state === 'void'
        ? 'Cancelled'
        : line.state === 'refused'
          ? 'Not played'
          : 'Open';
  return h(
    'li',
    {},
    h('span', {}, time),
    h('span', {}, `Stake ${shownAmount(line.stake)}`),
    h('b', { class: line.win === '0.00' ? '' : 'is-good' }, result),
    ...(line.state === 'settled' ? [h('a', { class: 'proof', href: `/verify/${line.roundId}` }, 'Verify')] : []),
  );
}
