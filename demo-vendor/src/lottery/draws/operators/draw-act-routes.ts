import type { FastifyInstance } from 'fastify';
import type { VendorKey } from '../../../gateway/sign-call.ts';
import { type Done, signedCalls } from '../../../operators/signed-calls.ts';
import type { LotteryGame } from '../../lottery-game.ts';
import { boardText } from '../../rules/board-text.ts';
import { readBoard } from '../board.rules.ts';
import type { DrawService } from '../draw-service.ts';
import type { StoredDraw } from '../stored-draw.ts';
import { cancelDraw, correctDraw, listDraws, listUnsettled, type UnsettledPart } from './draw-act-calls.ts';
import { type ActAnswer, type ActFault, faultTexts } from './draw-acts.ts';

interface ActRouteDeps {
  drawService: Pick<DrawService, 'cancel' | 'correct' | 'around'>;
  games: readonly LotteryGame[];
  /** Returns unsettled parts of one lottery or of all, oldest first. */
  unsettled(gameCode?: string): readonly UnsettledPart[];
  key: () => VendorKey | undefined;
}

const conflicts = new Set<ActFault>(['correction_conflict', 'draw_is_cancelled', 'draw_is_drawn']);

/** Registers the operators' calls about draws; they need a signature with the studio's key. */
export function drawActRoutes(app: FastifyInstance, { drawService, games, unsettled, key }: ActRouteDeps): void {
  signedCalls(app, key, (serve) => {
    serve(cancelDraw, async (asked) => shown(await drawService.cancel(asked)));
    serve(correctDraw, async ({ numbers, ...asked }) => {
      const drawn = readBoard(numbers);
      return drawn ? shown(await drawService.correct({ ...asked, drawn })) : refused('invalid_board');
    });
    serve(listDraws, async ({ gameCode, count }) => {
      const asked = games.filter(({ game, schedule }) =>
        gameCode === undefined ? schedule.kind !== 'instant' : game.gameCode === gameCode,
      );
      if (asked.length === 0) return refused('unknown_game');
      const list = asked.flatMap(({ game }) => drawService.around(game.gameCode, count));
      const listed = (draw: StoredDraw) => ({ ...drawOf(draw), drawsAt: draw.drawsAt, reason: draw.reason });
      return { kind: 'done', value: { list: list.map(listed) } };
    });
    serve(listUnsettled, async ({ gameCode, count }) => {
      const isKnown = gameCode === undefined || games.some(({ game }) => game.gameCode === gameCode);
      if (!isKnown) return refused('unknown_game');
      const parts = unsettled(gameCode);
      return { kind: 'done', value: { total: parts.length, list: parts.slice(0, count) } };
    });
  });
}

const shown = (done: ActAnswer): Done =>
  done.kind === 'no' ? refused(done.code) : { kind: 'done', value: drawOf(done.draw) };

/** Maps a draw to the operators' view, without its seed. */
function drawOf({ gameCode, drawId, state, drawn, corrections }: StoredDraw) {
  return { gameCode, drawId, state, numbers: drawn && boardText(drawn), corrections };
}

function refused(code: ActFault): Done {
  const status = code.startsWith('unknown') ? 404 : conflicts.has(code) ? 409 : 422;
  return { kind: 'no', status, code, message: faultTexts[code] };
}
