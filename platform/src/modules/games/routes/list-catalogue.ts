import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { GamesModule } from '../index.ts';

export function listCatalogueRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, listCatalogue, (query, { language }) => games.catalogue(query, language));
}
