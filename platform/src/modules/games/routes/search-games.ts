import { searchGames } from '@portal/shared/contract/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { ContentModule } from '../../content/index.ts';
import type { LotteryModule } from '../../lottery/index.ts';
import type { GamesModule } from '../index.ts';

interface Deps {
  games: GamesModule;
  lottery: LotteryModule;
  content: ContentModule;
}

export function searchGamesRoute(app: FastifyInstance, { games, lottery, content }: Deps): void {
  route(
    app,
    searchGames,
    async (query, { language }) => games.search({ ...query, language, lotteryNodeIds: await lottery.shownNodeIds() }),
    { perMinute: () => content.settings.get('search.perMinute') },
  );
}
