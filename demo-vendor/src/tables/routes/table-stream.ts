import type { ServerResponse } from 'node:http';
import type { TableGame } from '../../games/table-games.ts';
import { streamToPage } from '../../routes/event-line.ts';
import type { Clock } from '../../timing/clock.ts';
import type { TableRoom } from '../table-room.ts';
import { myTicket, publicRound, type TableState } from '../table-shapes.ts';
import type { TableStore } from '../table-store.ts';
import { ticketId } from '../tickets/ticket.ts';

const resultsShown = 30;

export interface StreamParts {
  room: TableRoom;
  tableStore: TableStore;
  clock: Clock;
}

/** Returns the state of a table; undefined between two rounds. */
export function tableState({ room, tableStore, clock }: StreamParts, code: string): TableState | undefined {
  const moment = room.moment(code);
  if (!moment) return undefined;
  const { phase, endsAt, round } = moment;
  const before = tableStore.lastResults(code, resultsShown + 1).filter(({ roundNo }) => roundNo < round.roundNo);
  return {
    phase,
    msLeft: Math.max(0, endsAt - clock.now()),
    players: room.players(code),
    round: publicRound(round),
    last: before.slice(-resultsShown).map(publicRound),
  };
}

/** Streams events of a table to one page until it leaves. */
export function streamTable(parts: StreamParts, table: TableGame, playerId: string, response: ServerResponse): void {
  const { room, tableStore } = parts;
  const code = table.game.gameCode;
  streamToPage(response, ({ emit }) => {
    const leave = room.watch(table, {
      playerId,
      table() {
        const state = tableState(parts, code);
        if (state) emit('table', state);
      },
      ticket: (ticket) => emit('ticket', myTicket(ticket)),
    });
    const moment = room.moment(code);
    const mine = moment && tableStore.ticket(ticketId(code, moment.round.roundNo, playerId));
    if (mine) emit('ticket', myTicket(mine));
    return leave;
  });
}
