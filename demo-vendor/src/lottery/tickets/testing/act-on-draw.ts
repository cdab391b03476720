import type { Draw } from '@portal/engines/engine';
import type { LotteryLife } from '../../../testing/crashable-lottery.ts';
import { boardOfDigits } from '../../../testing/tiny-lottery.ts';

/** Lets an operator correct a past draw or cancel an upcoming one, and notes the result. */
export function actOnDraw({ draws }: LotteryLife, chance: Draw, note: (what: string) => void): void {
  const gameCode = chance(2) === 0 ? 'MINUTE' : 'OTHER';
  const drawn = boardOfDigits([chance(10), chance(10), chance(10)]);
  const reason = `reason ${chance(1000)}`;
  const wrong = draws.past(gameCode, 6)[chance(6)];
  const next = draws.upcoming(gameCode, 3)[chance(3)];
  const done =
    chance(2) === 0
      ? wrong && draws.correct({ gameCode, drawId: wrong.drawId, drawn, reason })
      : next && draws.cancel({ gameCode, drawId: next.drawId, reason });
  void done?.then((answer) => note(answer.kind === 'done' ? answer.draw.state : answer.code));
}
