import assert from 'node:assert/strict';
import type { LotteryGame } from '../../lottery-game.ts';
import { boardText } from '../../rules/board-text.ts';
import { findKind } from '../../rules/find-kind.ts';
import { boardOf } from '../course.rules.ts';
import type { LotteryDraw } from '../draw.ts';
import type { DrawService } from '../draw-service.ts';
import { stageOf } from '../stored-draw.ts';
import type { ValidatingPlatform } from './validating-platform.ts';

/** Records the draws seen over all restarts; nothing seen once may ever change. */
export function drawWitness() {
  const seen = new Map<string, LotteryDraw>();

  function see(draw: LotteryDraw): void {
    const key = `${draw.gameCode} ${draw.drawId}`;
    const before = seen.get(key);
    seen.set(key, draw);
    if (!before) return;
    const facts = ({ opensAt, closesAt, drawsAt, seed, commitment }: LotteryDraw) =>
      `${opensAt} ${closesAt} ${drawsAt} ${seed} ${commitment}`;
    assert.equal(facts(draw), facts(before), `${key} is another`);
    assert.ok(stageOf(draw) >= stageOf(before), `${key} was ${before.state} and is ${draw.state}`);
    if (stageOf(draw) > stageOf(before)) return;
    assert.deepEqual([draw.state, draw.drawn, draw.reason], [before.state, before.drawn, before.reason], key);
  }

  return {
    seen,
    /** Listens to a draw service, and checks everything seen in earlier lives. */
    watch(drawService: DrawService, games: readonly LotteryGame[]): void {
      for (const { gameCode, drawId } of [...seen.values()])
        see(drawService.find(gameCode, drawId) ?? assert.fail(`${gameCode} ${drawId} is forgotten`));
      drawService.onChange(see);
      for (const { game } of games) for (const draw of drawService.upcoming(game.gameCode, 20)) see(draw);
    },
    /** Checks everything seen against the seeds, the clock and the platform; returns the counts by final state. */
    verify(drawService: DrawService, games: readonly LotteryGame[], platform: ValidatingPlatform, nowMs: number) {
      const count = { result: 0, cancelled: 0, corrected: 0 };
      const results = platform.ends.filter(({ state }) => state === 'result');
      for (const { game } of games) {
        const ids = results.filter(({ gameCode }) => gameCode === game.gameCode).map(({ eventId }) => eventId);
        assert.deepEqual(ids, [...ids].sort(), 'results come in the order of their draws');
      }
      for (const { gameCode, drawId } of seen.values()) {
        const draw = drawService.find(gameCode, drawId) ?? assert.fail(`${gameCode} ${drawId} is forgotten`);
        const reported = platform.find(gameCode, drawId);
        assert.equal(reported?.commitment, draw.commitment);
        if (draw.state !== 'result') {
          assert.ok(
            draw.state === 'cancelled' || Date.parse(draw.drawsAt) > nowMs,
            `${gameCode} ${drawId} stands still`,
          );
          assert.equal(reported?.end?.state, draw.state === 'cancelled' ? 'cancelled' : undefined);
          if (draw.state === 'cancelled') count.cancelled += 1;
          continue;
        }
        count.result += 1;
        if (draw.corrections > 0) count.corrected += 1;
        const game = games.find((each) => each.game.gameCode === gameCode) ?? assert.fail();
        const first = boardText(boardOf(draw, findKind(game.kind)));
        assert.deepEqual([reported?.end?.result, reported?.end?.proof?.seed], [first, draw.seed]);
        const boards = [first, ...(reported?.corrections ?? []).map(({ result }) => result)];
        assert.deepEqual([boards.length - 1, boards.at(-1)], [draw.corrections, boardText(draw.drawn ?? [])]);
      }
      return count;
    },
  };
}
