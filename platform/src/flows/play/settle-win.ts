import { minorUnits } from '@portal/shared/contract/amounts';
import { vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import type { FastifyInstance } from 'fastify';
import { headerText } from '../../kernel/call-context.ts';
import { route } from '../../kernel/contract-route.ts';
import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import { playAnswer } from './play-answer.ts';
import { publishBalance, publishRound } from './publish-play.ts';
import { publishSettled } from './publish-settled.ts';

/** Pays a win to the player; with `closeRound` it also publishes the settled bet, in one transaction. */
export function settleWinFlow(app: FastifyInstance, deps: { games: GamesModule; content: ContentModule }): void {
  const { kernel } = app;

  route(app, vendorWin, async (win, { vendor, request }) => {
    const provider = vendor.vendor;
    const nonce = headerText(request, vendorHeaders.nonce);
    const outcome = await kernel.database.transaction(async () => {
      const settled = await deps.games.settleWin({ ...win, provider, nonce, amount: minorUnits(win.amount) });
      if (settled.round_closed) await publishSettled(kernel, deps, provider, [win.roundId]);
      return settled;
    });
    const { reference, balance, isNew } = playAnswer(outcome);
    const { gameCode, amount } = win;
    if (isNew) publishBalance(kernel, win.playerId, outcome.play_account, balance, { gameCode, amount });
    if (outcome.round_closed)
      publishRound(kernel, win.playerId, { state: 'closed', roundId: win.roundId, gameCode: win.gameCode });
    return { reference, balance };
  });
}
