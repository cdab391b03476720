import { isOutdated } from '../../pvp/lobby/state-numbers.ts';
import { rulesOf } from '../../pvp/rules/rule-sets.ts';
import { h } from '../dom/dom.ts';
import { createPortalFrame } from '../launch/portal-frame.ts';
import { followBalance } from '../money/follow-balance.ts';
import { pageHeader } from '../page-header.ts';
import { createSound } from '../sound.ts';
import { moneyIn } from '../texts/figures.ts';
import { createLobby } from './lobby/lobby.ts';
import { createMatchScene } from './match/match-scene.ts';
import { createPortalMatch } from './match/portal-match.ts';
import type { PvpSession, PvpState } from './pvp-api.ts';
import { askGiveUp, openCardRules, openPast } from './pvp-sheets.ts';
import { createRequests } from './requests.ts';
import { t } from './texts/translate.ts';
import { linkMatchToSeeds } from './verify/stored-seeds.ts';
import { openVerify } from './verify/verify-deal.ts';

/** Creates the page of a card game: the lobby, or the table while the player has a match. */
export function createCardPage(info: PvpSession) {
  const sound = createSound();
  const portal = createPortalFrame(info);
  const notifyPortal = createPortalMatch(portal.notify);
  const spoken = h('p', { class: 'unseen', 'aria-live': 'polite' });
  const line = h('p', { class: 'line-notice', role: 'status', hidden: true }, t('page.lost'));
  const balance = createBalance(info);
  let state: PvpState | undefined;

  const speak = (text: string) => {
    spoken.textContent = text;
  };
  const announce = (text: string) => {
    lobby.announce(text);
    if (text) speak(text);
  };
  const sending = (is: boolean) => scene.dock.sending(is);
  const asks = createRequests({ session: info.session, state: () => state, show, announce, sending });
  const lobby = createLobby(info, { sit: (roomId) => void asks.sit(roomId), cancel: () => void asks.leave() });
  const scene = createMatchScene({
    info,
    rules: rulesOf(info.ruleSet),
    speak,
    move: (move) => void asks.move(move),
    giveUp: () => askGiveUp(state?.match?.stake ?? '', info.currencySymbol, () => void asks.giveUp()),
    again: () => void asks.again(),
    leave: () => void asks.leave(),
    verify: () => void openVerify(info, state?.match?.matchId ?? ''),
    click: sound.click,
    laid: sound.stop,
    won: () => sound.win(1),
  });
  scene.element.hidden = true;

  function show(next: PvpState): void {
    if (isOutdated(next, state)) return;
    state = next;
    const { match } = next;
    const isInMatch = match !== undefined;
    if (isInMatch && scene.element.hidden) sound.win(0);
    lobby.element.hidden = isInMatch;
    scene.element.hidden = !isInMatch;
    notifyPortal(match);
    if (match) {
      linkMatchToSeeds(match.matchId, match.seal);
      scene.show(match);
      balance.show(match.balance);
      return;
    }
    scene.clear();
    lobby.show(next);
    if (next.elsewhere) lobby.announce(t('page.elsewhere', { game: next.elsewhere }));
  }

  followBalance({ session: info.session, portal, isBusy: () => false, show: balance.show });
  const header = pageHeader({
    name: info.gameName,
    below: [t(`game.${info.ruleSet}`)],
    beside: balance.element,
    sound,
    back: portal.back,
    rules: { label: t('page.rules'), open: () => openCardRules(info.ruleSet) },
    past: { label: t('page.past'), open: () => void openPast(info) },
  });
  return {
    parts: [header, line, lobby.element, scene.element, spoken],
    ready: () => portal.notify('ready'),
    state: () => state,
    show,
    sit: asks.sit,
    /** Handles a key at the table; false if it has no meaning. */
    key: (key: string) => state?.match !== undefined && scene.dock.key(key),
    lineLost(is: boolean) {
      line.hidden = !is;
    },
  };
}
export type CardPage = ReturnType<typeof createCardPage>;

/** Creates the display of the player's last known balance. */
function createBalance({ currencySymbol, balance }: PvpSession) {
  const money = moneyIn(currencySymbol);
  const element = h('output', { class: 'balance', 'aria-label': t('page.balance') }, ...money(balance));
  let known = balance;
  return {
    element,
    /** Shows the new balance, if there is one. */
    show(next: string | undefined) {
      if (next !== undefined) known = next;
      element.replaceChildren(...money(known));
    },
  };
}
