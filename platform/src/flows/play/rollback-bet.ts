import { vendorRollback } from '@portal/shared/contract/vendor-api/rounds';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import type { FastifyInstance } from 'fastify';
import { headerText } from '../../kernel/call-context.ts';
import { route } from '../../kernel/contract-route.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import { playAnswer } from './play-answer.ts';
import { publishBalance, publishRound } from './publish-play.ts';

/** Refunds a stake, or leaves a tombstone if the bet has not arrived. */
export function rollbackBetFlow(app: FastifyInstance, { games }: { games: GamesModule }): void {
  const { kernel } = app;
  route(app, vendorRollback, async (rollback, { vendor, request }) => {
    const provider = vendor.vendor;
    const outcome = await games.rollbackBet({ ...rollback, provider, nonce: headerText(request, vendorHeaders.nonce) });
    const { reference, balance, isNew } = playAnswer(outcome);
    if (isNew) publishBalance(kernel, rollback.playerId, outcome.play_account, balance);
    if (outcome.round_closed) {
      const gameCode = await games.gameCodeOf(provider, rollback.roundId);
      publishRound(kernel, rollback.playerId, { state: 'closed', roundId: rollback.roundId, gameCode });
    }
    return { reference, balance };
  });
}
