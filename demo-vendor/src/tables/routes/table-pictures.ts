import type { FastifyInstance } from 'fastify';
import { tableGames } from '../../games/table-games.ts';
import { dealers } from '../dealers.ts';
import { scenePath, tableScene } from '../pictures/table-scene.ts';

const headers = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/** Registers the scenes of the tables, which the platform shows in its lobbies: each with every dealer. A pit has none, and shows the picture of its game. */
export function tablePictureRoutes(app: FastifyInstance): void {
  for (const { game, engine, felt } of tableGames)
    for (const dealer of engine === 'cockfight' ? [] : dealers)
      app.get(scenePath(game.gameCode, dealer), async (_request, reply) =>
        reply.headers(headers).type('image/svg+xml').send(tableScene({ engine, felt, dealer })),
      );
}
