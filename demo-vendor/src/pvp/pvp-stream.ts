import type { ServerResponse } from 'node:http';
import type { CardGame } from '../games/pvp-games.ts';
import type { TableClock } from '../tables/table-clock.ts';
import type { CardHall } from './card-hall.ts';
import { pvpState } from './pvp-shapes.ts';

const beatMs = 10_000;
const mostWaitingBytes = 256 * 1024;

export interface StreamedPage {
  playerId: string;
  pageId: string;
  takesOver: boolean;
}

/** Server-sent events for one page: the whole state after each change, and `moved` when another page has the seat. */
export function streamCards(
  { hall, clock }: { hall: CardHall; clock: TableClock },
  card: CardGame,
  { playerId, pageId, takesOver }: StreamedPage,
  response: ServerResponse,
): void {
  const send = (text: string) => {
    // A page that does not read is cut off: it opens the stream again when it wakes up.
    if (response.writableLength > mostWaitingBytes) response.destroy();
    else if (!response.destroyed && !response.writableEnded) response.write(text);
  };
  const tell = (event: string, data: object) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const moved = () => {
    tell('moved', {});
    response.end();
  };
  const leave = hall.watch(
    {
      ...{ playerId, pageId, moved, gameCode: card.game.gameCode },
      update: () => tell('state', pvpState(hall, card, playerId, clock.now())),
    },
    takesOver,
  );
  if (!leave) {
    moved();
    return;
  }
  const beat = setInterval(() => send(':\n\n'), beatMs);
  response.on('close', () => {
    clearInterval(beat);
    leave();
  });
}
