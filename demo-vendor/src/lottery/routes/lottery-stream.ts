import type { ServerResponse } from 'node:http';
import { streamToPage } from '../../routes/event-line.ts';
import type { LotteryGame } from '../lottery-game.ts';
import type { LotteryRoom } from '../lottery-room.ts';
import { drawView, gameState } from './draw-views.ts';
import type { ViewParts } from './game-views.ts';
import { ticketView } from './ticket-views.ts';

export interface StreamParts extends ViewParts {
  room: LotteryRoom;
}

/** Streams events of a game to one page until it leaves. */
export function streamLottery(parts: StreamParts, game: LotteryGame, playerId: string, response: ServerResponse): void {
  const { room, draws, catalogue } = parts;
  streamToPage(response, ({ emit, end }) => {
    let balance: string | undefined;
    const leave = room.watch(game.game.gameCode, {
      playerId,
      end,
      draw(draw) {
        emit('draw', drawView(draw));
        emit('next', gameState(game, draws));
      },
      ticket(ticket) {
        const own = catalogue.find(ticket.gameCode);
        if (own) emit('ticket', ticketView({ game: own, kind: catalogue.kindOf(own), draws }, ticket));
        if (ticket.balance === undefined || ticket.balance === balance) return;
        balance = ticket.balance;
        emit('balance', { balance });
      },
    });
    emit('next', gameState(game, draws));
    return leave;
  });
}
