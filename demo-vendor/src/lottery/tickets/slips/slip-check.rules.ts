import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { Draws, LotteryDraw } from '../../draws/draw.ts';
import type { LotteryGame } from '../../lottery-game.ts';
import type { SlipFault, SlipLimits, SlipRefusal, SlipRequest } from '../../lottery-shapes.ts';
import type { LotteryKind } from '../../rules/lottery-kind.ts';
import type { TicketLine } from '../lottery-ticket.ts';
import { limitsOf } from './slip-limits.rules.ts';
import { priceOf, stakeMinor, totalMinor } from './slip-money.rules.ts';

export type CheckedSlip =
  | { kind: 'good'; lines: TicketLine[]; draws: readonly LotteryDraw[]; priceMinor: number }
  | { kind: 'bad'; refusal: SlipRefusal };

/** Rules for checking a slip. */
interface SlipRules {
  game: LotteryGame;
  kind: LotteryKind;
  /** Decides which draws take tickets, by the server's clock. */
  draws: Pick<Draws, 'find' | 'upcoming' | 'takesTickets'>;
}

/** Checks whether a slip can be taken now, whatever the page believes: its draws, lines and price. */
export function checkSlip(rules: SlipRules, slip: SlipRequest): CheckedSlip {
  const { game, kind } = rules;
  const limits = limitsOf(game);
  const drawFault = checkDraws(rules, slip.drawIds, limits.mostDraws);
  if (drawFault) return { kind: 'bad', refusal: drawFault };
  if (slip.lines.length > limits.mostLines || slip.lines.length === 0) return bad('too_many_lines');
  const lines: TicketLine[] = [];
  for (const [line, asked] of slip.lines.entries()) {
    const checked = checkLine(kind, asked, limits);
    if (typeof checked === 'string') return bad(checked, { line });
    lines.push(checked);
  }
  const price = priceOf(lines);
  if (price < minorUnits(limits.leastPrice)) return bad('below_minimum');
  if (price > minorUnits(limits.mostPrice)) return bad('above_maximum');
  const rounds = game.schedule.kind === 'instant' ? 1 : slip.drawIds.length;
  if (totalMinor(slip.total) !== price * BigInt(rounds)) return bad('total_differs');
  const draws = slip.drawIds.flatMap((drawId) => rules.draws.find(game.game.gameCode, drawId) ?? []);
  return { kind: 'good', lines, draws, priceMinor: Number(price) };
}

const bad = (code: SlipFault, about: Omit<SlipRefusal, 'code'> = {}): CheckedSlip => ({
  kind: 'bad',
  refusal: { code, ...about },
});

/** Checks that draws are known, take tickets, and are consecutive, soonest first. */
function checkDraws(
  { game, draws }: SlipRules,
  drawIds: readonly string[],
  mostDraws: number,
): SlipRefusal | undefined {
  const { gameCode } = game.game;
  const [first] = drawIds;
  if (game.schedule.kind === 'instant')
    return first === undefined ? undefined : { code: 'unknown_draw', drawId: first };
  if (first === undefined) return { code: 'unknown_draw' };
  if (drawIds.length > mostDraws) return { code: 'too_many_draws' };
  for (const drawId of drawIds) {
    const draw = draws.find(gameCode, drawId);
    if (!draw) return { code: 'unknown_draw', drawId };
    if (!draws.takesTickets(draw)) return { code: 'draw_closed', drawId };
  }
  const upcoming = draws.upcoming(gameCode, mostDraws).map(({ drawId }) => drawId);
  const from = upcoming.indexOf(first);
  // An open draw that is not among the upcoming ones is too far ahead.
  if (from < 0) return { code: 'unknown_draw', drawId: first };
  const astray = drawIds.find((drawId, i) => upcoming[from + i] !== drawId);
  return astray === undefined ? undefined : { code: 'draws_not_in_order', drawId: astray };
}

function checkLine(
  kind: LotteryKind,
  { playType, numbers, stake, multiple }: SlipRequest['lines'][number],
  { leastStake, mostStake, mostMultiple }: SlipLimits,
): TicketLine | SlipFault {
  const fault = kind.checkLine({ playType, numbers });
  if (fault) return fault;
  const minor = stakeMinor(stake);
  if (typeof minor === 'string') return minor;
  if (minor < Number(minorUnits(leastStake))) return 'line_below_minimum';
  if (minor > Number(minorUnits(mostStake))) return 'line_above_maximum';
  if (!Number.isInteger(multiple) || multiple < 1 || multiple > mostMultiple) return 'invalid_multiple';
  return { playType, numbers, stakeMinor: minor, multiple };
}
