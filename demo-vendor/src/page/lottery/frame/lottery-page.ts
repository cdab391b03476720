import type { GameView, LotterySession, TicketView } from '../../../lottery/lottery-shapes.ts';
import { root } from '../../dom/game-root.ts';
import { wear } from '../../frame/palette.ts';
import { followBalance } from '../../money/follow-balance.ts';
import { PageRefusal } from '../../requests/ask-studio.ts';
import { skinOf } from '../art/skins.ts';
import { followLottery } from '../game/follow-lottery.ts';
import { readGame } from '../game/lottery-api.ts';
import { t } from '../texts/translate.ts';
import { createEndAnnouncer } from '../tickets/end-notices/end-announcer.ts';
import { createLotteryParts, type LotteryParts } from './lottery-parts.ts';
import { createPlayTable, type PlayTable } from './play-table.ts';
import { layOut, showCounts, showSlip, showView, tick } from './show-lottery.ts';

/** Follows the current game until the session is over, or another game is opened. */
function follow(
  { store, info, lobby, line, tickets }: LotteryParts,
  table: PlayTable,
  ticket: (ticket: TicketView) => void,
) {
  const { gameCode } = store.game();
  return followLottery(gameCode, info.session, {
    draw: store.takeDraw,
    next: lobby.take,
    ticket,
    balance: table.setBalance,
    heard: () => line.show(false),
    lost: () => line.show(true),
    missed() {
      void tickets.read();
      void store.refresh();
      void store.readPast();
    },
    isOver: () => store.game().gameCode !== gameCode,
  });
}

/** Builds the page of a vendor's lotteries and updates it. @throws when the session is over */
export async function openPageOf(info: LotterySession): Promise<void> {
  let endSession: (error: unknown) => void = () => {};
  const session = new Promise<void>((_, reject) => {
    endSession = reject;
  });
  const parts: LotteryParts = createLotteryParts(info, {
    gameChanged,
    slipChanged,
    ticket: takeTicket,
    open: (gameCode) => void open(gameCode),
    ticketsChanged: () => showCounts(parts),
    show: (view) => centre.show(view),
    shown(view) {
      root.dataset.view = view;
      showView(parts, view);
    },
    edit(line) {
      centre.show('betting');
      table.edit(line);
    },
  });
  const { store, slip, tickets, centre, lobby, results, head, side, clock } = parts;
  const table = createPlayTable(parts);
  const announceEnd = createEndAnnouncer(parts);
  followBalance({ session: info.session, portal: parts.portal, isBusy: table.isEndHidden, show: table.setBalance });

  function gameChanged(): void {
    head.show();
    if (centre.view() === 'results') results.show();
    slip.follow();
  }

  function slipChanged(): void {
    showSlip(parts);
    table.slipChanged();
  }

  function takeTicket(ticket: TicketView): void {
    const before = tickets.ticket(ticket);
    if (ticket.balance !== undefined && ticket.balance !== before?.balance) table.bought(ticket.balance, ticket.paid);
    if (!ticket.instant) announceEnd(before, ticket);
  }

  function setTable(): void {
    const game = store.game();
    wear(skinOf(game.kind, info.theme));
    results.forget();
    table.set();
    gameChanged();
    side.show(lobby.states(), game.gameCode);
    follow(parts, table, takeTicket).catch(endSession);
  }

  async function open(gameCode: string): Promise<void> {
    if (gameCode !== store.game().gameCode) {
      const next = await gameToOpen(parts, gameCode, endSession);
      if (!next) return;
      store.show(next);
      setTable();
    }
    centre.show('betting');
    head.title.focus({ preventScroll: true });
  }

  layOut(root, parts);
  store.show(info.game);
  setTable();
  centre.show(info.view);
  clock.onTick(() => tick(parts));
  parts.portal.notify('ready');
  void tickets.read();
  void lobby.refresh();
  return session;
}

/**
 * Opens another game of the vendor. Undefined if it could not be read, which is shown to the player; `isOver` is called
 * if the session has ended.
 */
async function gameToOpen(
  { info, toasts }: LotteryParts,
  gameCode: string,
  isOver: (error: unknown) => void,
): Promise<GameView | undefined> {
  try {
    return await readGame(info.session, gameCode);
  } catch (error) {
    if (error instanceof PageRefusal && error.code === 'session_unknown') isOver(error);
    toasts.show(t('page.not_opened'), 'plain', 'warn');
    return undefined;
  }
}
