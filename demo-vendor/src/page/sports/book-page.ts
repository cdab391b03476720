import type { FixtureView, SportsSession, TicketView } from '../../sports/sports-shapes.ts';
import { shownAmount } from '../amounts.ts';
import { h } from '../dom.ts';
import { createPortalFrame } from '../portal-frame.ts';
import { createSound } from '../sound.ts';
import { createBookStore } from './book-store.ts';
import { createCentre } from './centre.ts';
import { followBook } from './follow-book.ts';
import { newsOf } from './frame/announce.rules.ts';
import { createAnnouncer } from './frame/announcer.ts';
import { openRulesSheet } from './frame/rules-sheet.ts';
import { keepSeal } from './frame/seals.ts';
import { createTabs } from './frame/tabs.ts';
import { createLineNotice, createToasts } from './frame/toast.ts';
import { createTopBar } from './frame/top-bar.ts';
import { combinedPrice, minorOf } from './slip/money.rules.ts';
import { sameMatch } from './slip/picks.rules.ts';
import { createSlip } from './slip/slip.ts';
import { createSlipPanel } from './slip/slip-panel.ts';
import { createSlipPlace } from './slip/slip-place.ts';
import { readBook, readTickets } from './sports-api.ts';
import { createMyBets } from './tickets/my-bets.ts';
import { isOpenTicket, ticketWord } from './tickets/ticket.rules.ts';

/** Builds the page of a book and keeps it up to date until the session ends. */
export async function openPageOf(info: SportsSession, root: HTMLElement): Promise<never> {
  const { book, session } = info;
  const store = createBookStore();
  const sound = createSound();
  const portal = createPortalFrame(info);
  const toasts = createToasts();
  const line = createLineNotice();
  const announcer = createAnnouncer();
  let balance = info.balance;

  const bar = createTopBar(info, { back: portal.back, sound: sound.toggle, rules: () => openRulesSheet(info) });
  const liveWords = (fixtureId: string) => {
    const fixture = store.get(fixtureId);
    return fixture?.phase === 'in_play' ? `${fixture.clock} · ${fixture.score.home} : ${fixture.score.away}` : '';
  };
  const bets = createMyBets(
    { currencySymbol: info.currencySymbol, limits: book.limits, liveWords, verify: (id) => centre.verify(id) },
    () => centre.show('live'),
  );
  const slip = createSlip({
    info,
    store,
    balanceMinor: () => minorOf(balance),
    changed: () => showSlip(),
    ticket: takeTicket,
    tellPortal: portal.tell,
  });
  const prices = {
    has: slip.has,
    toggle(pick: Parameters<typeof slip.toggle>[0]) {
      sound.click();
      slip.toggle(pick);
      const fixture = store.get(pick.fixtureId);
      if (fixture) keepSeal(book.gameCode, fixture.fixtureId, fixture.commitment);
    },
  };
  const centre = createCentre({ info, store, prices, bets: bets.element, changed: showCounts });
  const panel = createSlipPanel({
    info,
    slip,
    balanceMinor: () => minorOf(balance),
    close: () => place.close(),
    showMyBets: () => centre.show('bets'),
  });
  const place = createSlipPlace(panel.element, panel.heading);
  const tabs = createTabs({ show: centre.show, openSlip: place.open });

  function showSlip(): void {
    panel.show();
    const { picks } = slip.state();
    const isParlay = sameMatch(picks).length === 0;
    tabs.picks(picks.length, isParlay ? combinedPrice(picks.map(({ price }) => price)) : '');
    centre.mark();
  }

  function showCounts(): void {
    tabs.show(centre.view());
    tabs.counts({ live: centre.liveCount(), bets: bets.openCount() });
    if (centre.view() === 'bets') bets.show();
  }

  function setBalance(next: string): void {
    balance = next;
    bar.setBalance(next);
    panel.show();
  }

  let asking: ReturnType<typeof setTimeout> | undefined;
  /** The balance of now: several tickets of a match end together, and one question is enough. */
  function askBalance(): void {
    clearTimeout(asking);
    asking = setTimeout(
      () =>
        void readBook(session).then(
          (now) => setBalance(now.balance),
          () => {},
        ),
      700,
    );
  }

  function takeTicket(ticket: TicketView): void {
    const before = bets.ticket(ticket);
    if (ticket.balance && (!before || before.balance !== ticket.balance)) setBalance(ticket.balance);
    if (before && isOpenTicket(before) && !isOpenTicket(ticket) && ticket.state !== 'refused') tellEnd(ticket);
    showCounts();
  }

  function tellEnd(ticket: TicketView): void {
    const word = ticketWord(ticket);
    const isWon = word === 'Won';
    const amount = `${info.currencySymbol} ${shownAmount(ticket.paid === '0.00' ? ticket.stake : ticket.paid)}`;
    if (isWon) sound.win(1);
    if (word !== 'Lost') toasts.tell(`${word}: ${amount}`, isWon ? 'good' : 'plain', isWon ? 'check' : 'back');
    else toasts.tell('A bet is settled: lost', 'plain', 'ticket');
    askBalance();
  }

  function takeFixture(after: FixtureView): void {
    const { before } = store.fixture(after);
    const { fixtureId } = after;
    const isOnSlip = slip.state().picks.some((pick) => pick.fixtureId === fixtureId);
    const isBet = bets
      .list()
      .some((ticket) => isOpenTicket(ticket) && ticket.legs.some((leg) => leg.fixtureId === fixtureId));
    const words = newsOf(before, after);
    if (words && (isOnSlip || isBet || centre.isWatched(fixtureId))) announcer.say({ fixtureId, words });
    centre.fixture(after, before?.phase !== after.phase);
    if (isOnSlip) slip.followPrices();
    if (isBet && centre.view() === 'bets' && !bets.element.contains(document.activeElement)) bets.show();
    if (before?.phase !== after.phase) showCounts();
  }

  async function catchUp(): Promise<void> {
    const { list } = await readTickets(session).catch(() => ({ list: [] }));
    for (const ticket of [...list].reverse()) takeTicket({ ...ticket, balance: undefined });
    showCounts();
  }

  const body = h(
    'div',
    { class: 'columns' },
    centre.filters,
    h('div', { class: 'middle' }, tabs.element, centre.element),
    place.column,
  );
  root.replaceChildren(bar.element, line.element, body, place.sheet, toasts.element, announcer.element);
  showSlip();
  showCounts();
  bets.show();
  portal.tell('ready');
  void catchUp();
  void slip.goOn();
  setInterval(centre.tick, 1000);
  let wasLost = false;
  return followBook(book.gameCode, session, {
    board(board) {
      store.board(board);
      line.show(false);
      if (wasLost) void catchUp();
      wasLost = false;
      centre.loaded();
      slip.followPrices();
      showCounts();
    },
    fixture: takeFixture,
    ticket: takeTicket,
    lost() {
      wasLost = true;
      line.show(true);
    },
  });
}
