import { playOutcome } from '@portal/shared/contract/play-outcome';
import { publishedReturns, tableRulesText } from '../../tables/table-texts.ts';
import { h } from '../dom/dom.ts';
import { outcomeWords } from '../outcome/outcome-words.ts';
import { openSheet } from '../sheets.ts';
import { fullTime, shownAmount, shownPercent } from '../texts/figures.ts';
import { localize } from '../texts/localize.ts';
import { readHistory, type TableInfo, type TableSession, type TableState } from './table-api.ts';
import { t } from './texts/translate.ts';
import { verifyPanel } from './verify-panel.ts';

/** Opens the rules with payout, return and limit of each spot. */
export function openTableRules(table: TableInfo): void {
  const rows = publishedReturns(table.engine).map(({ label, pays, percent, spots }) => {
    const limit = table.spots.find(({ id }) => id === spots[0])?.limit ?? '';
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, localize(label)),
      h('td', {}, pays),
      h('td', {}, shownPercent(percent)),
      h('td', {}, shownAmount(limit)),
    );
  });
  const head = [t('rules.bet'), t('rules.returns'), t('rules.long_run'), t('rules.most')].map((text) =>
    h('th', { scope: 'col' }, text),
  );
  const { least, mostPerRound, betsPerRound } = table.limits;
  openSheet(
    t('rules.title'),
    ...tableRulesText(table.engine).map((text) => h('p', {}, localize(text))),
    h('table', { class: 'returns' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows)),
    h('p', { class: 'fine' }, t('rules.how', { least, most: shownAmount(mostPerRound), bets: betsPerRound })),
    h('p', { class: 'fine' }, t('rules.seal')),
  );
}

/** Opens the player's rounds at this table. */
export async function openTableHistory({ session, table }: TableSession): Promise<void> {
  const { list } = await readHistory(session);
  const played = list.filter(({ bets }) => bets.some(({ state }) => state !== 'refused'));
  const labels = new Map(table.spots.map(({ id, label }) => [id, localize(label)]));
  const lines = played.map((ticket) => {
    const chips = ticket.bets.filter(({ state }) => state !== 'refused').flatMap((bet) => bet.chips);
    const what = chips.map(({ spot, amount }) => `${labels.get(spot) ?? spot} ${shownAmount(amount)}`).join(' · ');
    const { state } = ticket;
    const outcome = playOutcome({ stake: ticket.stake, returned: ticket.win });
    const result = state === 'settled' ? outcomeWords(outcome) : t(`state.${state}`);
    return h(
      'li',
      {},
      h('span', {}, fullTime(ticket.at)),
      h('span', {}, t('past.round', { roundNo: ticket.roundNo })),
      h('b', { class: outcome.kind === 'win' ? 'is-good' : '' }, result),
      h('span', { class: 'what' }, what),
      proofLink(table.gameCode, ticket.roundNo),
    );
  });
  const empty = h('p', {}, t('past.none'));
  openSheet(t('dock.bets_mine'), lines.length === 0 ? empty : h('ul', { class: 'rounds' }, ...lines));
}

function proofLink(gameCode: string, roundNo: number, text = t('sheet.verify')): HTMLElement {
  const query = new URLSearchParams({ table: gameCode, round: String(roundNo) });
  const link = h('a', { class: 'proof', href: `/verify-table?${query}` }, text);
  // The portal's frame cannot open windows and the table must stay, so the proof opens as a sheet.
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void verifyPanel(gameCode, String(roundNo)).then((panel) => openSheet(t('sheet.verify_round', { roundNo }), panel));
  });
  return link;
}

/** Opens the seal of the current round, and the proof of the last one with a result. */
export function proofLine(table: TableInfo, { round, last }: TableState): HTMLElement[] {
  const seal = h(
    'span',
    { title: round.commitment },
    t('proof.seal', { roundNo: round.roundNo, seal: round.commitment.slice(0, 10) }),
  );
  const seen = round.seed ? round : last.at(-1);
  return [
    seal,
    ...(seen ? [proofLink(table.gameCode, seen.roundNo, t('proof.verify', { roundNo: seen.roundNo }))] : []),
  ];
}
