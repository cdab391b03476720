import type { ServerResponse } from 'node:http';
import type { CardGame } from '../../games/pvp-games.ts';
import { streamToPage } from '../../routes/event-line.ts';
import type { Clock } from '../../timing/clock.ts';
import type { CardLobby } from '../lobby/card-lobby.ts';
import { pvpState } from '../pvp-shapes.ts';

interface StreamedPage {
  playerId: string;
  pageId: string;
  takesOver: boolean;
}

/** Streams events to one page: the whole state after each change, and `moved` when another page has the seat. */
export function streamCards(
  { lobby, clock }: { lobby: CardLobby; clock: Clock },
  card: CardGame,
  { playerId, pageId, takesOver }: StreamedPage,
  response: ServerResponse,
): void {
  streamToPage(response, ({ emit, end }) => {
    const moved = () => {
      emit('moved', {});
      end();
    };
    const update = () => emit('state', pvpState(lobby, card, playerId, clock.now()));
    const leave = lobby.watch({ playerId, pageId, moved, update, gameCode: card.game.gameCode }, takesOver);
    if (!leave) moved();
    return leave;
  });
}
