import '../page.css';
import '../boards/cards.css';
import './pvp.css';
import { rulesOf } from '../../pvp/rule-sets.ts';
import { isOutdated } from '../../pvp/state-numbers.ts';
import { shownAmount } from '../amounts.ts';
import { PageRefusal } from '../api.ts';
import { backdrop } from '../art/backdrop.ts';
import { gradientSheet } from '../art/gradients.ts';
import { drawn, h } from '../dom.ts';
import { createPortalFrame } from '../portal-frame.ts';
import { createSound, type Sound } from '../sound.ts';
import { feltSkins } from '../table/felt-skins.ts';
import { createAsks } from './asks.ts';
import { createLobby } from './lobby.ts';
import { createMatchScene } from './match-scene.ts';
import { openCardPage } from './open-cards.ts';
import { createPortalMatch } from './portal-match.ts';
import { followCards, type PvpSession, type PvpState } from './pvp-api.ts';
import { askGiveUp, openCardRules, openPast } from './pvp-sheets.ts';
import { noteMatch } from './told-before.ts';
import { openVerify } from './verify-deal.ts';
import { ruleSetNames } from './words.ts';

const root = document.getElementById('game') ?? document.body;

function dress({ felt, ruleSet, number }: PvpSession): void {
  const skin = feltSkins[felt];
  root.classList.add('is-cards', `is-${ruleSet}`);
  for (const [name, value] of Object.entries(skin.colours))
    document.documentElement.style.setProperty(`--${name}`, value);
  root.replaceChildren(
    drawn('gradients', gradientSheet()),
    drawn('backdrop', backdrop(skin.backdrop, (number % 97) + 3)),
  );
}

function header(info: PvpSession, sound: Sound, balance: HTMLElement, back: () => void): HTMLElement {
  const icon = (label: string, sign: string, act: () => void) =>
    h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, onClick: act }, sign);
  const soundSwitch = icon('Sound', '♪', () => soundSwitch.setAttribute('aria-pressed', String(sound.toggle())));
  soundSwitch.setAttribute('aria-pressed', 'false');
  return h(
    'header',
    { class: 'top' },
    icon('Back to the lobby', '‹', back),
    h('div', { class: 'name' }, h('h1', {}, info.gameName), h('p', {}, ruleSetNames[info.ruleSet])),
    balance,
    soundSwitch,
    icon('Rules', 'i', () => openCardRules(info.ruleSet)),
    icon('My matches', '≡', () => void openPast(info)),
  );
}

async function main(): Promise<void> {
  const info = await openCardPage();
  dress(info);
  const sound = createSound();
  const portal = createPortalFrame(info);
  const tellPortal = createPortalMatch(portal.tell);
  const spoken = h('p', { class: 'unseen', 'aria-live': 'polite' });
  const line = h('p', { class: 'line-notice', role: 'status', hidden: true }, 'The line was lost. Connecting again…');
  const balance = h('output', { class: 'balance', 'aria-label': 'Balance' });
  const setBalance = (amount: string) =>
    balance.replaceChildren(h('small', {}, info.currencySymbol), ` ${shownAmount(amount)}`);
  let state: PvpState | undefined;
  let shownBalance = info.balance;

  const asks = createAsks({
    session: info.session,
    state: () => state,
    show,
    say: (text) => {
      lobby.say(text);
      if (text) spoken.textContent = text;
    },
    sending: (is) => scene.dock.sending(is),
  });
  const lobby = createLobby(info, { sit: (roomId) => void asks.sit(roomId), cancel: () => void asks.leave() });
  const scene = createMatchScene({
    info,
    rules: rulesOf(info.ruleSet),
    move: (move) => void asks.move(move),
    giveUp: () => askGiveUp(state?.match?.stake ?? '', info.currencySymbol, () => void asks.giveUp()),
    again: () => void asks.again(),
    leave: () => void asks.leave(),
    verify: () => void openVerify(info, state?.match?.matchId ?? ''),
    click: sound.click,
    laid: sound.stop,
    won: () => sound.win(1),
    speak: (text) => {
      spoken.textContent = text;
    },
  });
  setBalance(info.balance);
  root.append(header(info, sound, balance, portal.back), line, lobby.element, scene.element, spoken);
  portal.tell('ready');

  function show(next: PvpState): void {
    if (isOutdated(next, state)) return;
    state = next;
    const { match } = next;
    const isInMatch = match !== undefined;
    if (isInMatch && scene.element.hidden) sound.win(0);
    lobby.element.hidden = isInMatch;
    scene.element.hidden = !isInMatch;
    tellPortal(match);
    if (match) {
      noteMatch(match.matchId, match.seal);
      scene.show(match);
      if (match.balance !== undefined) shownBalance = match.balance;
      setBalance(shownBalance);
    } else {
      scene.clear();
      lobby.show(next);
      if (next.elsewhere) lobby.say(`You have a match in ${next.elsewhere}. Finish it before you sit down here.`);
    }
  }

  scene.element.hidden = true;
  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest('dialog, button, a, input');
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || !state?.match) return;
    if (scene.dock.key(event.key)) event.preventDefault();
  });
  await follow(false);

  async function follow(takesOver: boolean): Promise<void> {
    await followCards(info.session, takesOver, {
      state(next) {
        line.hidden = true;
        const isFirst = state === undefined;
        show(next);
        if (isFirst) sitWhereChosen(next);
      },
      lost: () => {
        line.hidden = false;
      },
    });
    const here = h('button', { type: 'button', class: 'main-act' }, 'Play here instead');
    const moved = h(
      'div',
      { class: 'moved', role: 'alert' },
      h('h2', {}, 'You play in another window'),
      h('p', {}, 'Your seat has moved there. Nothing is lost.'),
      here,
    );
    here.addEventListener('click', () => {
      moved.remove();
      void follow(true).catch(fail);
    });
    root.append(moved);
  }

  /** The room that was chosen in the portal, once: after a reload the player decides. */
  function sitWhereChosen({ match, waiting }: PvpState): void {
    const key = `seated ${info.session}`;
    const { roomId } = info;
    if (!roomId || match || waiting || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'yes');
    void asks.sit(roomId);
  }
}

function fail(error: unknown): void {
  const isEnded = error instanceof PageRefusal && error.code === 'session_unknown';
  const text = isEnded
    ? 'Your session has ended. Please go back to the lobby and open the game again.'
    : 'This game could not be opened. Please go back to the lobby and open it again.';
  root.replaceChildren(h('p', { class: 'failure', role: 'alert' }, text));
}

main().catch(fail);
