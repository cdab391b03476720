import { setTimeout as pause } from 'node:timers/promises';
import type { GameView, LotterySession, TicketView } from '@portal/demo-vendor/lottery/lottery-shapes';
import { randomLine } from '@portal/demo-vendor/page/lottery/betting/numbers/quick-pick.rules';
import type { Draw } from '@portal/engines/engine';
import { type LaunchedGame, openLaunched, sessionOf } from '../launched-page.ts';
import { askStudio } from '../page-call.ts';

const timeoutMs = 60_000;

/** A ticket of one line at the lowest price: in the next draw, or drawn at once where the game is an instant one. */
export async function buyTicket(launched: LaunchedGame, isInstant: boolean, draw: Draw): Promise<void> {
  const { vendor, gameCode } = launched;
  const session = sessionOf(await openLaunched(launched, '/api/lottery/session'));
  const until = Date.now() + timeoutMs;
  const read = async () => {
    const { json } = await askStudio<LotterySession>(vendor, { path: '/api/lottery/session', session });
    return json.game;
  };
  // Draws are made one after the other when the studio begins.
  let game = await read();
  while (!isInstant && game.draws.length === 0) {
    if (Date.now() > until) throw new Error('there is no draw to come');
    await pause(200);
    game = await read();
  }
  const ticketId = `catalogue-${gameCode.replaceAll('_', '-')}`;
  const body = { ticketId, ...slipOf(game, isInstant, draw) };
  const bought = await askStudio<TicketView>(vendor, { path: '/api/lottery/tickets', body, session });
  const state = bought.status === 200 ? bought.json.draws[0]?.state : undefined;
  if (state !== 'taken' && !isInstant)
    throw new Error(`the slip was answered ${bought.status} ${JSON.stringify(bought.json)}`);
  if (isInstant && bought.status !== 200) throw new Error(`the ticket was refused: ${JSON.stringify(bought.json)}`);
}

function slipOf({ gameCode, playTypes, draws, limits }: GameView, isInstant: boolean, draw: Draw) {
  const [type] = playTypes;
  const [next] = draws;
  if (!type || (!next && !isInstant)) throw new Error('there is nothing to bet on');
  return {
    gameCode,
    stopAfterWin: false,
    total: limits.leastPrice,
    drawIds: isInstant || !next ? [] : [next.drawId],
    lines: [{ playType: type.code, numbers: randomLine(type, draw), stake: limits.leastPrice, multiple: 1 }],
  };
}
