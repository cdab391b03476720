import { commitmentOf } from '../../fairness/fair-draw.ts';
import type { PageSession } from '../../sessions/page-session.ts';
import { sessionView } from '../../sessions/session-view.ts';
import type { LotteryGame } from '../lottery-game.ts';
import type { GameView, LotterySession } from '../lottery-shapes.ts';
import { instantSeed } from '../tickets/slips/instant.rules.ts';
import { limitsOf, slipLimits } from '../tickets/slips/slip-limits.rules.ts';
import type { LotteryTicketDeps } from '../tickets/ticket-deps.ts';
import { betableDraws } from './draw-views.ts';
import { rulesSheet } from './rules-sheet.ts';

export type ViewParts = Pick<LotteryTicketDeps, 'ticketStore' | 'draws' | 'catalogue' | 'clock'>;

/** Returns the data for the slip of a game. */
export function gameView(parts: ViewParts, lottery: LotteryGame, session: PageSession): GameView {
  const { gameCode, gameName, theme } = lottery.game;
  const isInstant = lottery.schedule.kind === 'instant';
  return {
    now: new Date(parts.clock.now()).toISOString(),
    gameCode,
    gameName,
    kind: lottery.kind,
    theme,
    playTypes: parts.catalogue.kindOf(lottery).playTypes,
    draws: betableDraws(lottery, parts.draws, slipLimits.mostDraws),
    ...(isInstant && { commitment: nextCommitment(parts, session) }),
    limits: limitsOf(lottery),
    rules: rulesSheet(lottery),
  };
}

function nextCommitment({ ticketStore }: ViewParts, { sessionId, chainSecret }: PageSession): string {
  return commitmentOf(instantSeed(chainSecret, ticketStore.lastSeedNo(sessionId) + 1));
}

export function lotterySession(parts: ViewParts, game: LotteryGame, session: PageSession): LotterySession {
  const { view = 'betting', playType } = session.lottery ?? {};
  return {
    ...sessionView(session),
    view,
    ...(playType !== undefined && { playType }),
    game: gameView(parts, game, session),
  };
}
