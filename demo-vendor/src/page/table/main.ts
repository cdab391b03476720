import '../page.css';
import '../css/verdict.css';
import './css/stage.css';
import './css/countdown.css';
import './css/road.css';
import './css/felt.css';
import './css/roulette-layout.css';
import './css/zones.css';
import './css/wheel.css';
import './css/cards.css';
import './css/dealer.css';
import './css/pit.css';
import './css/dock.css';
import './css/sheets.css';
import './css/short-phone.css';
import './verify.css';
import { h } from '../dom/dom.ts';
import { keepFocus } from '../dom/focus.ts';
import { root } from '../dom/game-root.ts';
import { openPage } from '../launch/open-page.ts';
import { createPortalFrame } from '../launch/portal-frame.ts';
import { showNotOpened } from '../launch/show-failure.ts';
import { followBalance } from '../money/follow-balance.ts';
import { celebrate } from '../outcome/win-moment.ts';
import { pageHeader } from '../page-header.ts';
import { createSound } from '../sound.ts';
import { createCountdown } from './countdown.ts';
import { makeRouletteFelt } from './felt/roulette-felt.ts';
import { wearFelt } from './felt/wear-felt.ts';
import { makeZonesFelt } from './felt/zones-felt.ts';
import { createPlay } from './play-table.ts';
import { createRoad } from './road.ts';
import { makeCardsShow } from './show/cards-show.ts';
import { makePit } from './show/pit.ts';
import { makeWheel } from './show/wheel.ts';
import { followTable, readHistory, type TableState, tableSession } from './table-api.ts';
import { openTableHistory, openTableRules, proofLine } from './table-sheets.ts';
import { t } from './texts/translate.ts';

const games = {
  roulette: { makeShow: makeWheel, makeFelt: makeRouletteFelt },
  baccarat: { makeShow: makeCardsShow, makeFelt: makeZonesFelt },
  cockfight: { makeShow: makePit, makeFelt: makeZonesFelt },
} as const;

async function main(): Promise<void> {
  keepFocus(root);
  const info = await openPage(tableSession);
  const { table } = info;
  root.classList.add('is-table', `is-${table.engine}`);
  wearFelt(table.felt, 7);
  const sound = createSound();
  const portal = createPortalFrame(info);
  const countdown = createCountdown();
  const road = createRoad(table);
  const players = h('span', { class: 'players' });
  const proof = h('p', { class: 'proof-line' });
  const result = h('p', { class: 'result-words', 'aria-live': 'polite' });
  const announce = (words: string) => {
    result.textContent = words;
  };
  const show = games[table.engine].makeShow(sound, announce, table.gameCode);
  const showBox = h('div', { class: 'show-box' }, show.element, countdown.element, result);
  const play = createPlay({
    info,
    makeFelt: games[table.engine].makeFelt,
    notifyPortal: portal.notify,
    click: sound.click,
    onWin(outcome) {
      sound.win(outcome.joy === 'win' ? 0 : 2);
      void celebrate(showBox, info.currencySymbol, outcome);
    },
  });
  const watch = h('div', { class: 'watch' }, showBox, road.element, proof);
  const board = h('div', { class: 'felt-box' }, play.felt.element);
  const stage = h('div', { class: 'table-stage' }, watch, board);
  const header = pageHeader({
    name: table.gameName,
    below: [t(`game.${table.engine}`), players],
    sound,
    back: portal.back,
    rules: { label: t('main.rules'), open: () => openTableRules(table) },
    past: { label: t('main.past'), open: () => void openTableHistory(info) },
  });
  root.append(header, stage, play.dock.element);
  followBalance({ session: info.session, portal, isBusy: play.isEndHidden, show: play.dock.setBalance });
  portal.notify('ready');

  let before: TableState | undefined;
  const newState = (next: TableState) => {
    const isNewRound = before?.round.roundNo !== next.round.roundNo;
    const isNewPhase = isNewRound || before?.phase !== next.phase;
    const wasClosed = !isNewRound && before?.phase === 'closed';
    before = next;
    players.textContent = ` · ${t('main.players', { count: next.players })}`;
    if (isNewPhase) countdown.show(next.phase, next.msLeft);
    play.table(next);
    if (!isNewPhase) return;
    proof.replaceChildren(...proofLine(table, next));
    if (isNewRound) {
      result.textContent = '';
      show.opened(next.round.roundNo);
      road.show(next.last);
    }
    if (next.phase === 'closed') show.closed();
    if (next.phase === 'result' && next.round.shown) void reveal(next, wasClosed);
  };
  const reveal = async (state: TableState, live: boolean) => {
    if (state.round.shown) await show.result(state.round.shown, live);
    if (before?.round.roundNo === state.round.roundNo) road.show([...state.last, state.round].slice(-30));
    play.reveal(state.round);
  };
  await followTable(table.gameCode, info.session, {
    table: newState,
    ticket: play.ticket,
    lost: () => play.dock.announce(t('main.lost')),
    missed: () => void catchUp(),
  });

  /** Reads tickets that ended while the page was hidden or disconnected. */
  async function catchUp(): Promise<void> {
    if (play.openRounds().length === 0) return;
    const { list } = await readHistory(info.session).catch(() => ({ list: [] }));
    for (const ticket of list) if (play.openRounds().includes(ticket.roundNo)) play.ticket(ticket);
  }
}

main().catch(showNotOpened('table'));
