import { listFavouriteIds, listFavourites, setFavourite } from '@portal/shared/contract/games/favourites';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { GamesModule } from '../index.ts';

export function favouriteRoutes(app: FastifyInstance, games: GamesModule): void {
  route(app, setFavourite, async ({ action, nodeId }, { member }) => {
    if (action === 'add') await games.addFavourite(member.memberId, nodeId);
    else await games.removeFavourite(member.memberId, nodeId);
    return { isFavourite: action === 'add' };
  });
  route(app, listFavourites, async (query, { member, language }) => {
    const { list, totalPages } = await games.favourites(member.memberId, { ...query, language });
    return { content: list, totalPages };
  });
  route(app, listFavouriteIds, async (_input, { member }) => ({ nodeIds: await games.favouriteIds(member.memberId) }));
}
