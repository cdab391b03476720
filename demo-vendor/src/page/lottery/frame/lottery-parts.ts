import type { LotterySession, TicketView } from '../../../lottery/lottery-shapes.ts';
import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';
import { h } from '../../dom/dom.ts';
import { createBalance } from '../../frame/balance.ts';
import { createSlipContainer } from '../../frame/slip-container.ts';
import { createTabs, type TabView } from '../../frame/tabs.ts';
import { createLineNotice, createToasts } from '../../frame/toast.ts';
import { createTopBar } from '../../frame/top-bar.ts';
import { createPortalFrame } from '../../launch/portal-frame.ts';
import { createSound } from '../../sound.ts';
import { createGameHead } from '../betting/game-head.ts';
import { createServerClock } from '../clock/server-clock.ts';
import { createGameStore } from '../game/game-store.ts';
import { lotterySession } from '../game/lottery-api.ts';
import { createLobby } from '../lobby/lobby.ts';
import { createSideGames } from '../lobby/side-games.ts';
import { createResults } from '../results/results.ts';
import type { SlipLine } from '../slip/slip.rules.ts';
import { createSlip } from '../slip/slip.ts';
import { createSlipPanel } from '../slip/slip-panel.ts';
import { t } from '../texts/translate.ts';
import { createMyTickets } from '../tickets/my-tickets.ts';
import { openTicketDetail } from '../tickets/ticket-detail.ts';
import { verifyActs } from '../verify/proof-sheet.ts';
import { openRulesSheet } from './rules-sheet.ts';

interface PageActs {
  /** Called when draws or results of the current game have changed. */
  gameChanged(): void;
  slipChanged(): void;
  ticket(ticket: TicketView): void;
  ticketsChanged(): void;
  open(gameCode: string): void;
  show(view: ViewName): void;
  shown(view: ViewName): void;
  edit(line: SlipLine): void;
}

/** Creates and connects the parts of the page, without showing them. */
export function createLotteryParts(info: LotterySession, acts: PageActs) {
  const clock = createServerClock(info.game.now);
  const sound = createSound();
  const portal = createPortalFrame(info);
  const store = createGameStore({ session: info.session, clock, first: info.game, changed: acts.gameChanged });
  const rules = (at?: PlayType) => openRulesSheet(store.game(), info, at);
  const verify = verifyActs(
    info,
    (gameCode) => lobby.states().find((state) => state.gameCode === gameCode)?.kind ?? store.game().kind,
  );
  const bar = createTopBar(
    { ...info, name: info.game.gameName },
    { back: portal.back, sound: sound.toggle, rules: () => rules() },
  );
  const balance = createBalance({
    opening: info.balance,
    read: () => lotterySession.read(info.session),
    show(now) {
      bar.setBalance(now);
      panel.show();
    },
  });
  const slip = createSlip({
    session: info.session,
    store,
    balanceMinor: balance.minor,
    notifyPortal: portal.notify,
    changed: acts.slipChanged,
    ticket: acts.ticket,
  });
  const tickets = createMyTickets({
    info,
    changed: acts.ticketsChanged,
    toGames: () => acts.show('lobby'),
    open: (ticket) => openTicketDetail(ticket, { currencySymbol: info.currencySymbol, verify: verify.ticket }),
  });
  const results = createResults(store, (drawId) => verify.draw(store.game().gameCode, drawId));
  const head = createGameHead(store, clock, { results: () => acts.show('results'), rules: () => rules() });
  const lobby = createLobby({ session: info.session, clock, open: acts.open });
  const side = createSideGames(clock, acts.open);
  const play = h('div', { class: 'play-place' });
  const betting = h('div', { class: 'play-view' }, head.element, play);
  const contents = { lobby: lobby.element, betting, results: results.element, tickets: tickets.element };
  const centre = createCentre({ content: (view) => contents[view], shown: acts.shown });
  const panel = createSlipPanel({
    info,
    store,
    slip,
    balanceMinor: balance.minor,
    edit: acts.edit,
    close: () => slipContainer.close(),
    showTickets: () => acts.show('tickets'),
  });
  const slipContainer = createSlipContainer(panel.element, panel.heading);
  const tabs = createTabs(lotteryViews(), {
    label: t('view.label'),
    show: acts.show,
    openSlip: slipContainer.open,
  });
  const line = createLineNotice(t('page.lost'));
  const notices = { toasts: createToasts(), line };
  const views = { head, lobby, side, play, results, tickets, centre, panel, slipContainer: slipContainer, tabs, rules };
  return { info, clock, sound, portal, store, bar, balance, slip, ...views, ...notices };
}
export type LotteryParts = ReturnType<typeof createLotteryParts>;

interface CentreParts {
  content(view: ViewName): HTMLElement;
  shown(view: ViewName): void;
}

/** The middle of the page: one of its views. */
function createCentre({ content, shown }: CentreParts) {
  const element = h('div', { class: 'centre', tabindex: '-1' });
  let view: ViewName = 'lobby';
  return {
    element,
    view: () => view,
    show(next: ViewName): void {
      view = next;
      element.dataset.view = next;
      element.replaceChildren(content(next));
      element.scrollTop = 0;
      shown(next);
    },
  };
}

export type ViewName = 'lobby' | 'betting' | 'results' | 'tickets';

const lotteryViews = (): readonly TabView<ViewName>[] => [
  ['lobby', t('view.lobby'), 'balls'],
  ['betting', t('view.betting'), 'numbers'],
  ['results', t('view.results'), 'board'],
  ['tickets', t('view.tickets'), 'ticket'],
];
