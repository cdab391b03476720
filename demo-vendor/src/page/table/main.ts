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
import './css/pit.css';
import './css/dock.css';
import './css/sheets.css';
import './verify.css';
import { backdrop } from '../art/backdrop.ts';
import { gradientSheet } from '../art/gradients.ts';
import { PageRefusal } from '../ask-studio.ts';
import { drawn, h } from '../dom.ts';
import { openPage } from '../open-page.ts';
import { createPortalFrame } from '../portal-frame.ts';
import { createSound, type Sound } from '../sound.ts';
import { celebrate } from '../win-moment.ts';
import { makeCardsShow } from './cards-show.ts';
import { createCountdown } from './countdown.ts';
import { feltSkins } from './felt-skins.ts';
import { makePit } from './pit.ts';
import { createPlay } from './play-table.ts';
import { createRoad } from './road.ts';
import { makeRouletteFelt } from './roulette-felt.ts';
import { followTable, readHistory, type TableSession, type TableState, tableSession } from './table-api.ts';
import { openTableHistory, openTableRules, proofLine } from './table-sheets.ts';
import { makeWheel } from './wheel.ts';
import { makeZonesFelt } from './zones-felt.ts';

const root = document.getElementById('game') ?? document.body;
const games = {
  roulette: { makeShow: makeWheel, makeFelt: makeRouletteFelt, name: 'European roulette' },
  baccarat: { makeShow: makeCardsShow, makeFelt: makeZonesFelt, name: 'Live baccarat' },
  cockfight: { makeShow: makePit, makeFelt: makeZonesFelt, name: 'Cockfight' },
} as const;

function dress({ engine, felt }: TableSession['table']): void {
  const skin = feltSkins[felt];
  root.classList.add('is-table', `is-${engine}`);
  for (const [name, value] of Object.entries(skin.colours))
    document.documentElement.style.setProperty(`--${name}`, value);
  root.replaceChildren(drawn('gradients', gradientSheet()), drawn('backdrop', backdrop(skin.backdrop, 7)));
}

function header(info: TableSession, sound: Sound, players: HTMLElement, back: () => void): HTMLElement {
  const icon = (label: string, sign: string, act: () => void) =>
    h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, onClick: act }, sign);
  const soundSwitch = icon('Sound', '♪', () => soundSwitch.setAttribute('aria-pressed', String(sound.toggle())));
  soundSwitch.setAttribute('aria-pressed', 'false');
  return h(
    'header',
    { class: 'top' },
    icon('Back to the lobby', '‹', back),
    h('div', { class: 'name' }, h('h1', {}, info.table.gameName), h('p', {}, games[info.table.engine].name, players)),
    soundSwitch,
    icon('Rules and returns', 'i', () => openTableRules(info.table)),
    icon('My bets and history', '≡', () => void openTableHistory(info)),
  );
}

async function main(): Promise<void> {
  const info = await openPage(tableSession);
  const { table } = info;
  dress(table);
  const sound = createSound();
  const portal = createPortalFrame(info);
  const countdown = createCountdown();
  const road = createRoad(table);
  const players = h('span', { class: 'players' });
  const proof = h('p', { class: 'proof-line' });
  const result = h('p', { class: 'result-words', 'aria-live': 'polite' });
  const show = games[table.engine].makeShow(sound, (words) => {
    result.textContent = words;
  });
  const showBox = h('div', { class: 'show-box' }, show.element, countdown.element, result);
  const play = createPlay({
    info,
    makeFelt: games[table.engine].makeFelt,
    tellPortal: portal.tell,
    click: sound.click,
    onWin(amount, multiple) {
      sound.win(multiple >= 10 ? 2 : 0);
      void celebrate(showBox, info.currencySymbol, amount, multiple);
    },
  });
  const watch = h('div', { class: 'watch' }, showBox, road.element, proof);
  const board = h('div', { class: 'felt-box' }, play.felt.element);
  const stage = h('div', { class: 'table-stage' }, watch, board);
  root.append(header(info, sound, players, portal.back), stage, play.dock.element);
  portal.tell('ready');

  let before: TableState | undefined;
  const newState = (next: TableState) => {
    const isNewRound = before?.round.roundNo !== next.round.roundNo;
    const isNewPhase = isNewRound || before?.phase !== next.phase;
    const wasClosed = !isNewRound && before?.phase === 'closed';
    before = next;
    players.textContent = ` · ${next.players} ${next.players === 1 ? 'player' : 'players'}`;
    if (isNewPhase) countdown.show(next.phase, next.msLeft);
    play.table(next);
    if (!isNewPhase) return;
    proof.replaceChildren(...proofLine(table, next));
    if (isNewRound) {
      result.textContent = '';
      show.opened();
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
    lost: () => void catchUp(),
  });

  /** Tickets that ended while the line was down. */
  async function catchUp(): Promise<void> {
    play.dock.say('The line to the table was lost. Connecting again.');
    if (play.openRounds().length === 0) return;
    const { list } = await readHistory(info.session).catch(() => ({ list: [] }));
    for (const ticket of list) if (play.openRounds().includes(ticket.roundNo)) play.ticket(ticket);
  }
}

main().catch((error: unknown) => {
  const isEnded = error instanceof PageRefusal && error.code === 'session_unknown';
  const text = isEnded
    ? 'Your session has ended. Please go back to the lobby and open the table again.'
    : 'This table could not be opened. Please go back to the lobby and open it again.';
  root.replaceChildren(h('p', { class: 'failure', role: 'alert' }, text));
});
