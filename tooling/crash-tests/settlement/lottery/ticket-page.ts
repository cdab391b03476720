import type { GameView, SlipRequest, TicketView } from '@portal/demo-vendor/lottery/lottery-shapes';
import { openLaunched, sessionOf } from '../../play/launched-page.ts';
import { askStudio } from '../../play/page-call.ts';
import type { LotteryPlayer } from './lottery-fixture.ts';

const game = { vassalage: 'LOTT', gameCode: 'FAST_1' };

export interface TicketPage {
  /** Buys a ticket of the next draws, as a page does: with one id, until there is an answer. False: refused, the draw has closed. */
  buy(ticketId: string, draws: number): Promise<boolean>;
  /** The ticket as its player sees it; undefined if there is none. */
  ticket(ticketId: string): Promise<TicketView | undefined>;
}

/** Launches the lottery as the portal does and opens its page. */
export async function openTicketPage(
  { platform, studio }: { platform: string; studio: string },
  { token }: LotteryPlayer,
): Promise<TicketPage> {
  const opened = await openLaunched({ platform, vendor: studio, token, ...game }, '/api/lottery/session');
  const session = sessionOf(opened);
  const ask = async <T>(path: string): Promise<{ status: number; value: T }> => {
    const { status, json } = await askStudio(studio, { path: `/api/lottery/${path}`, session });
    return { status, value: json as T };
  };

  return {
    async buy(ticketId, draws) {
      const { value: view } = await ask<GameView>(game.gameCode);
      const drawIds = view.draws.slice(0, draws).map(({ drawId }) => drawId);
      const slip = slipOf(ticketId, drawIds);
      const { status, json } = await askStudio(studio, { path: '/api/lottery/tickets', body: slip, session });
      if (status === 200) return true;
      if (status === 422 && ['draw_closed', 'unknown_draw'].includes(String(json.code))) return false;
      throw new Error(`the ticket ${ticketId} was answered ${status} ${JSON.stringify(json)}`);
    },
    async ticket(ticketId) {
      const { status, value } = await ask<TicketView>(`tickets/${ticketId}`);
      return status === 200 ? value : undefined;
    },
  };
}

/** Two bets, of which one wins now and then; a chase stops after the first win. */
function slipOf(ticketId: string, drawIds: string[]): SlipRequest {
  const bet = { stake: '1.00', multiple: 1 };
  return {
    ticketId,
    gameCode: game.gameCode,
    drawIds,
    stopAfterWin: drawIds.length > 1,
    lines: [
      { ...bet, playType: 'BIG_SMALL', numbers: ['BIG'] },
      { ...bet, playType: 'POS_1', numbers: ['7'] },
    ],
    total: `${2 * drawIds.length}.00`,
  };
}
