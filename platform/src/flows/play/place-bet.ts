import { minorUnits } from '@portal/shared/contract/amounts';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import type { FastifyInstance } from 'fastify';
import { headerText } from '../../kernel/call-context.ts';
import { route } from '../../kernel/contract-route.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import type { SessionModule } from '../../modules/session/index.ts';
import { playAnswer } from './play-answer.ts';
import { publishBalance, publishRound } from './publish-play.ts';

const touchEveryMs = 60_000;

/** Records a bet as activity of the member's session, at most once a minute, since there may be many bets a second. */
function createActivity(session: SessionModule) {
  const touchedAt = new Map<string, number>();
  return (memberId: string, nowMs: number): void => {
    if (nowMs - (touchedAt.get(memberId) ?? Number.NEGATIVE_INFINITY) < touchEveryMs) return;
    touchedAt.set(memberId, nowMs);
    void session.touch(memberId).catch(() => touchedAt.delete(memberId));
  };
}

/** Takes a stake from the player for the studio: nonce, checks, ledger, round and transaction in one database call. */
export function placeBetFlow(app: FastifyInstance, deps: { games: GamesModule; session: SessionModule }): void {
  const { kernel } = app;
  const noteActivity = createActivity(deps.session);
  route(app, vendorBet, async (bet, { vendor, request }) => {
    const outcome = await deps.games.placeBet({
      ...bet,
      provider: vendor.vendor,
      nonce: headerText(request, vendorHeaders.nonce),
      amount: minorUnits(bet.amount),
    });
    const { reference, balance, isNew } = playAnswer(outcome);
    if (isNew) publishBalance(kernel, bet.playerId, outcome.play_account, balance);
    if (outcome.round_opened)
      publishRound(kernel, bet.playerId, { state: 'opened', roundId: bet.roundId, gameCode: bet.gameCode });
    noteActivity(bet.playerId, kernel.clock.now().getTime());
    return { reference, balance };
  });
}
