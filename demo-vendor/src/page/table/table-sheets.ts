import { publishedReturns, tableRulesText } from '../../tables/table-texts.ts';
import { shownAmount } from '../amounts.ts';
import { h } from '../dom.ts';
import { openSheet } from '../sheets.ts';
import { type MyTicket, readHistory, type TableInfo, type TableSession, type TableState } from './table-api.ts';
import { verifyPanel } from './verify-panel.ts';

/** Rules, what each spot pays and returns, and its limit. */
export function openTableRules(table: TableInfo): void {
  const rows = publishedReturns(table.engine).map(({ label, pays, percent, spotId }) => {
    const limit = table.spots.find(({ id }) => id === spotId)?.limit ?? '';
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, label),
      h('td', {}, pays),
      h('td', {}, `${percent.toFixed(2)} %`),
      h('td', {}, shownAmount(limit)),
    );
  });
  const head = ['Bet', 'Returns', 'In the long run', 'Most'].map((text) => h('th', { scope: 'col' }, text));
  const { least, mostPerRound, betsPerRound } = table.limits;
  openSheet(
    'Rules of the table',
    ...tableRulesText(table.engine).map((text) => h('p', {}, text)),
    h('table', { class: 'returns' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows)),
    h(
      'p',
      { class: 'fine' },
      `Returns are multiples of the stake with the stake in it; the long run is counted over every possible result. Chips from ${least}, at most ${shownAmount(mostPerRound)} and ${betsPerRound} placements in a round.`,
    ),
    h(
      'p',
      { class: 'fine' },
      'Each round begins with a sealed seed. The seed is shown with the result, and anybody can work the result out from it. A round that cannot be finished is cancelled and all stakes given back.',
    ),
  );
}

const stateWords: Readonly<Record<MyTicket['state'], string>> = {
  open: 'Open',
  settling: 'Being settled',
  settled: '',
  void: 'Given back',
  stuck: 'Being looked into',
};

/** The player's own rounds of this table. */
export async function openTableHistory({ session, table }: TableSession): Promise<void> {
  const { list } = await readHistory(session);
  const played = list.filter(({ bets }) => bets.some(({ state }) => state !== 'refused'));
  const labels = new Map(table.spots.map(({ id, label }) => [id, label]));
  const lines = played.map((ticket) => {
    const chips = ticket.bets.filter(({ state }) => state !== 'refused').flatMap((bet) => bet.chips);
    const what = chips.map(({ spot, amount }) => `${labels.get(spot) ?? spot} ${shownAmount(amount)}`).join(' · ');
    const result = ticket.state === 'settled' ? `Win ${shownAmount(ticket.win)}` : stateWords[ticket.state];
    return h(
      'li',
      {},
      h('span', {}, new Date(ticket.at).toLocaleString()),
      h('span', {}, `Round ${ticket.roundNo}`),
      h('b', { class: ticket.win === '0.00' ? '' : 'is-good' }, result),
      h('span', { class: 'what' }, what),
      proofLink(table.gameCode, ticket.roundNo),
    );
  });
  const empty = h('p', {}, 'No bets yet. Your rounds will stand here.');
  openSheet('My bets', lines.length === 0 ? empty : h('ul', { class: 'rounds' }, ...lines));
}

function proofLink(gameCode: string, roundNo: number, text = 'Verify'): HTMLElement {
  const query = new URLSearchParams({ table: gameCode, round: String(roundNo) });
  const link = h('a', { class: 'proof', href: `/verify-table?${query}` }, text);
  // In the portal's frame no window may be opened, and the table must stay: the proof comes as a sheet.
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void verifyPanel(gameCode, String(roundNo)).then((panel) => openSheet(`Verify round ${roundNo}`, panel));
  });
  return link;
}

/** The seal of the round that runs, and the proof of the last one that has a result. */
export function proofLine(table: TableInfo, { round, last }: TableState): HTMLElement[] {
  const seal = h(
    'span',
    { title: round.commitment },
    `Round ${round.roundNo} · seal ${round.commitment.slice(0, 10)}…`,
  );
  const seen = round.seed ? round : last.at(-1);
  return [seal, ...(seen ? [proofLink(table.gameCode, seen.roundNo, `Verify ${seen.roundNo}`)] : [])];
}
