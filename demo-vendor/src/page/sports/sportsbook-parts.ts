import type { FixtureView, SportsSession, TicketView } from '../../sports/sports-shapes.ts';
import { createBalance } from '../frame/balance.ts';
import { createSlipContainer } from '../frame/slip-container.ts';
import { createTabs } from '../frame/tabs.ts';
import { createLineNotice, createToasts } from '../frame/toast.ts';
import { createTopBar } from '../frame/top-bar.ts';
import { createPortalFrame } from '../launch/portal-frame.ts';
import { followBalance } from '../money/follow-balance.ts';
import { createSound, type Sound } from '../sound.ts';
import { type BoardStore, createBoardStore } from './board-store.ts';
import { createCentre } from './centre.ts';
import { createAnnouncer } from './frame/announcer.ts';
import { openRulesSheet } from './frame/rules-sheet.ts';
import { keepSeal } from './frame/seals.ts';
import { tabViews } from './frame/tab-views.ts';
import type { PriceActs } from './list/price-button.ts';
import { createSlip, type Slip } from './slip/slip.ts';
import { createSlipPanel } from './slip/slip-panel.ts';
import { sportsSession } from './sports-api.ts';
import { t } from './texts/translate.ts';
import { createMyBets } from './tickets/my-bets.ts';

interface SportsbookActs {
  slipChanged(): void;
  /** Called when the view, and with it the counts of the tabs, has changed. */
  viewChanged(): void;
  ticket(ticket: TicketView): void;
}

const liveWords = (fixture: FixtureView | undefined) =>
  fixture?.phase === 'in_play' ? `${fixture.clock} · ${fixture.score.home} : ${fixture.score.away}` : '';

/** Creates the actions of a price. Stores the seal of its match, to check the proof against it later. */
function priceActs(gameCode: string, store: BoardStore, slip: Slip, sound: Sound): PriceActs {
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
export function createSportsbookParts(info: SportsSession, acts: SportsbookActs) {
  const { book, currencySymbol } = info;
  const store = createBoardStore();
  const sound = createSound();
  const portal = createPortalFrame(info);
  const bar = createTopBar(
    { ...info, name: book.gameName },
    { back: portal.back, sound: sound.toggle, rules: () => openRulesSheet(info) },
  );
  const balance = createBalance({
    opening: info.balance,
    read: () => sportsSession.read(info.session),
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
    notifyPortal: portal.notify,
  });
  const prices = priceActs(book.gameCode, store, slip, sound);
  const centre = createCentre({ info, store, prices, bets: bets.element, changed: acts.viewChanged });
  const panel = createSlipPanel({
    info,
    slip,
    balanceMinor: balance.minor,
    close: () => slipContainer.close(),
    showMyBets: () => centre.show('bets'),
  });
  const slipContainer = createSlipContainer(panel.element, panel.heading);
  const tabs = createTabs(tabViews(), { label: t('book.label'), show: centre.show, openSlip: slipContainer.open });
  const notices = {
    toasts: createToasts(),
    line: createLineNotice(t('book.lost')),
    announcer: createAnnouncer(),
  };
  return {
    info,
    store,
    sound,
    portal,
    bar,
    balance,
    bets,
    slip,
    centre,
    panel,
    slipContainer: slipContainer,
    tabs,
    ...notices,
  };
}
export type SportsbookParts = ReturnType<typeof createSportsbookParts>;
