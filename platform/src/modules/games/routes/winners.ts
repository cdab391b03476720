import { winnerListLimit } from '@portal/shared/contract/constants';
import { getRankList } from '@portal/shared/contract/games/winners';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { askedLanguage } from '../../../kernel/http/language.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { GamesModule } from '../index.ts';

export function getRankListRoute(app: FastifyInstance, games: GamesModule, member: MemberModule): void {
  route(app, getRankList, async (asked, context) => {
    const limit = asked.limitNum === undefined ? winnerListLimit : Number(asked.limitNum);
    const language = askedLanguage(asked, context);
    return { list: await games.listWinners(limit, member.accountsOf, language) };
  });
}
