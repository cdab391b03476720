import { listRooms } from '@portal/shared/contract/games/rooms';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { GamesModule } from '../index.ts';

export function listRoomsRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listRooms, async ({ vassalage, gameCode }) => {
    const found = await games.findGame(vassalage, gameCode);
    if (!found?.isOpen) throw new Refusal('game_unavailable');
    return { rooms: [...found.game.rooms] };
  });
}
