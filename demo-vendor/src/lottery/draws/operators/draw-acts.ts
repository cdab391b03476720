import type { LotteryGame } from '../../lottery-game.ts';
import { boardText } from '../../rules/board-text.ts';
import type { DrawnNumbers } from '../../rules/lottery-kind.ts';
import { isBoardOf } from '../board.rules.ts';
import { corrected } from '../course.rules.ts';
import type { CourseDeps } from '../draw-course.ts';
import type { createSerialQueues } from '../serial-queues.ts';
import type { StoredDraw } from '../stored-draw.ts';

/** Messages of refused acts, by code. */
export const faultTexts = {
  unknown_game: 'There is no such lottery',
  unknown_draw: 'There is no such draw',
  draw_is_drawn: 'The draw has a result: correct it',
  draw_is_cancelled: 'The draw is cancelled',
  draw_not_drawn: 'The draw has no result yet',
  invalid_board: 'The prizes, numbers or digits are not those of the game',
  same_result: 'This is the result that stands',
  correction_conflict: 'The result was corrected otherwise, or a number would be left out',
  too_many_corrections: 'The result cannot be corrected more often',
} as const;
export type ActFault = keyof typeof faultTexts;

export type ActAnswer = { kind: 'done'; draw: StoredDraw } | { kind: 'no'; code: ActFault };

interface Cancelling {
  gameCode: string;
  drawId: string;
  /** Text shown to players, 1 to 140 characters. */
  reason: string;
}
interface Correcting extends Cancelling {
  drawn: DrawnNumbers;
  /** Number of the correction; the next one by default. */
  correction?: number;
}

interface ActDeps extends CourseDeps {
  games: readonly LotteryGame[];
  enqueue: ReturnType<typeof createSerialQueues>;
}

const mostCorrections = 99;
const no = (code: ActFault): ActAnswer => ({ kind: 'no', code });

/** Creates the operators' acts on draws. A repeat changes nothing. */
export function createDrawActs(deps: ActDeps) {
  const { drawStore, games, enqueue, changed } = deps;

  async function save(draw: StoredDraw): Promise<ActAnswer> {
    await drawStore.save(draw);
    changed(draw);
    return { kind: 'done', draw };
  }

  /** Applies an act to the draw's state at the time its turn comes. */
  function onDraw(
    { gameCode, drawId }: Cancelling,
    act: (draw: StoredDraw, game: LotteryGame) => ActAnswer | Promise<ActAnswer>,
  ): Promise<ActAnswer> {
    return enqueue(gameCode, async () => {
      const game = games.find((each) => each.game.gameCode === gameCode);
      const draw = drawStore.find(gameCode, drawId);
      if (!game || !draw) return no(game ? 'unknown_draw' : 'unknown_game');
      return act(draw, game);
    });
  }

  return {
    /** Cancels a draw without a result; stakes of its tickets are returned. */
    cancel: (asked: Cancelling): Promise<ActAnswer> =>
      onDraw(asked, (draw) => {
        if (draw.state === 'result') return no('draw_is_drawn');
        if (draw.state !== 'cancelled') return save({ ...draw, state: 'cancelled', reason: asked.reason });
        return draw.reason === asked.reason ? { kind: 'done', draw } : no('draw_is_cancelled');
      }),
    /** Replaces a wrongly published board; its tickets are settled again. */
    correct: (asked: Correcting): Promise<ActAnswer> =>
      onDraw(asked, (draw, game) => {
        if (draw.state === 'cancelled') return no('draw_is_cancelled');
        if (draw.state !== 'result') return no('draw_not_drawn');
        if (!isBoardOf(deps.findKind(game.kind), asked.drawn)) return no('invalid_board');
        const isCurrent = draw.drawn !== undefined && boardText(draw.drawn) === boardText(asked.drawn);
        const isRepeat = isCurrent && draw.corrections > 0 && draw.reason === asked.reason;
        if (isRepeat && (asked.correction ?? draw.corrections) === draw.corrections) return { kind: 'done', draw };
        if (asked.correction !== undefined && asked.correction !== draw.corrections + 1)
          return no('correction_conflict');
        if (isCurrent) return no('same_result');
        if (draw.corrections === mostCorrections) return no('too_many_corrections');
        return save(corrected(draw, asked.drawn, asked.reason));
      }),
  };
}
