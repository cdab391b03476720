import type { FixtureView, SportsSession, TicketView } from '../../sports/sports-shapes.ts';
import { followBalance } from '../follow-balance.ts';
import { createBalance } from '../frame/balance.ts';
import { createSlipPlace } from '../frame/slip-place.ts';
import { createTabs } from '../frame/tabs.ts';
import { createLineNotice, createToasts } from '../frame/toast.ts';
import { createTopBar } from '../frame/top-bar.ts';
import { createPortalFrame } from '../portal-frame.ts';
import { createSound, type Sound } from '../sound.ts';
import { type BookStore, createBookStore } from './book-store.ts';
import { createCentre } from './centre.ts';
import { createAnnouncer } from './frame/announcer.ts';
import { openRulesSheet } from './frame/rules-sheet.ts';
import { keepSeal } from './frame/seals.ts';
import { bookViews } from './frame/views.ts';
import type { PriceActs } from './list/price-button.ts';
import { createSlip, type Slip } from './slip/slip.ts';
import { createSlipPanel } from './slip/slip-panel.ts';
import { bookSession } from './sports-api.ts';
import { t } from './texts/say.ts';
import { createMyBets } from './tickets/my-bets.ts';

interface BookActs {
  slipChanged(): void;
  /** Called when the view, and with it the counts of the tabs, has changed. */
  viewChanged(): void;
  ticket(ticket: TicketView): void;
}

const liveWords = (fixture: FixtureView | undefined) =>
  fixture?.phase === 'in_play' ? `${fixture.clock} · ${fixture.score.home} : ${fixture.score.away}` : '';

/** Creates the actions of a price. Stores the seal of its match, to check the proof against it later. */
function priceActs(gameCode: string, store: BookStore, slip: Slip, sound: Sound): PriceActs {
  return {
    has: slip.has,
    toggle(pick) {
      sound.click();
      slip.toggle(pick);
      const fixture = store.get(pick.fixtureId);
      if (fixture) keepSeal(gameCode, fixture.fixtureId, fixture.commitment);
    },
  };
}

/** Creates and connects the parts of the page of a sportsbook, without showing them. */
export function createBookParts(info: SportsSession, acts: BookActs) {
  const { book, currencySymbol } = info;
  const store = createBookStore();
  const sound = createSound();
  const portal = createPortalFrame(info);
  const bar = createTopBar(
    { ...info, name: book.gameName },
    { back: portal.back, sound: sound.toggle, rules: () => openRulesSheet(info) },
  );
  const balance = createBalance({
    opening: info.balance,
    read: () => bookSession.read(info.session),
    show(now) {
      bar.setBalance(now);
      panel.show();
    },
  });
  followBalance({ session: info.session, portal, isBusy: () => false, show: balance.set });
  const bets = createMyBets(
    {
      currencySymbol,
      limits: book.limits,
      liveWords: (fixtureId) => liveWords(store.get(fixtureId)),
      verify: (fixtureId) => centre.verify(fixtureId),
    },
    () => centre.show('live'),
  );
  const slip = createSlip({
    info,
    store,
    balanceMinor: balance.minor,
    changed: acts.slipChanged,
    ticket: acts.ticket,
    tellPortal: portal.tell,
  });
  const prices = priceActs(book.gameCode, store, slip, sound);
  const centre = createCentre({ info, store, prices, bets: bets.element, changed: acts.viewChanged });
  const panel = createSlipPanel({
    info,
    slip,
    balanceMinor: balance.minor,
    close: () => place.close(),
    showMyBets: () => centre.show('bets'),
  });
  const place = createSlipPlace(panel.element, panel.heading);
  const tabs = createTabs(bookViews(), { label: t('book.label'), show: centre.show, openSlip: place.open });
  const notices = {
    toasts: createToasts(),
    line: createLineNotice(t('book.lost')),
    announcer: createAnnouncer(),
  };
  return { info, store, sound, portal, bar, balance, bets, slip, centre, panel, place, tabs, ...notices };
}
export type BookParts = ReturnType<typeof createBookParts>;
