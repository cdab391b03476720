import assert from 'node:assert/strict';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { LotteryLife } from '../../../testing/crashable-lottery.ts';
import type { fakePlatform } from '../../../testing/fake-platform.ts';
import { tinyKind } from '../../../testing/tiny-lottery.ts';
import { instantDrawId, type LotteryTicket, type TicketLine, type TicketPart } from '../lottery-ticket.ts';
import { instantBoard } from '../slips/instant.rules.ts';

type Platform = ReturnType<typeof fakePlatform>;
type Board = readonly { numbers: readonly string[] }[];

/** Computes the payout of lines on a board in hundredths of a minor unit, independently of the studio's rules. */
function pays(lines: readonly TicketLine[], board: Board): bigint {
  const drawn = board.flatMap(({ numbers }) => numbers);
  return lines.reduce((sum, { numbers, stakeMinor, multiple }) => {
    const times = drawn.filter((number) => numbers.includes(number)).length;
    return sum + (BigInt(times) * 235n * BigInt(stakeMinor) * BigInt(multiple)) / 100n;
  }, 0n);
}

/** Returns every published board of a draw, the current one last. */
function boardsOf({ drawStore }: LotteryLife, { gameCode, ticketId, instant }: LotteryTicket, drawId: string): Board[] {
  if (drawId === instantDrawId) return instant ? [instantBoard(tinyKind, instant.seed, ticketId)] : [];
  const draw = drawStore.find(gameCode, drawId) ?? assert.fail(`the draw ${drawId} is forgotten`);
  return [...(draw.earlier ?? []).map(({ drawn }) => drawn), ...(draw.drawn ? [draw.drawn] : [])];
}

/**
 * Checks a finished ticket against its draws and the platform's ledger, and returns its change of the player's balance.
 */
export function auditTicket(life: LotteryLife, platform: Platform, ticket: LotteryTicket): bigint {
  const { state, parts, ticketId, stopAfterWin } = ticket;
  const name = (part: TicketPart) => `${ticketId} in ${part.drawId} is ${part.state} ${part.reason ?? ''}`;
  let change = 0n;
  let hasWon = false;
  // A slip is refused as a whole, except for draws that were drawn before.
  const stands = state === 'taken' && parts.some((part) => part.state === 'settled');
  for (const part of parts) {
    const round = platform.rounds.get(part.roundId);
    const kinds = (round?.transactions ?? []).map(({ kind }) => kind);
    if (part.state === 'dropped' || (part.state === 'returned' && !round)) {
      assert.ok(state === 'refused' || stands, name(part));
      assert.equal(round, undefined, name(part));
      continue;
    }
    const boards = boardsOf(life, ticket, part.drawId);
    const last = boards.at(-1);
    if (part.state === 'returned') {
      assert.deepEqual([round?.state, kinds], ['rolled_back', ['bet', 'rollback']], name(part));
      const isOfRefused = part.reason === 'slip_refused';
      assert.ok(isOfRefused ? state === 'refused' || stands : state === 'taken', name(part));
      if (part.reason === 'draw_cancelled') assert.equal(last, undefined, name(part));
      if (part.reason === 'stopped_after_win') assert.ok(hasWon && stopAfterWin, name(part));
      continue;
    }
    assert.deepEqual([state, part.state, round?.state], ['taken', 'settled', 'settled'], name(part));
    assert.ok(last, name(part));
    const won = pays(ticket.lines, last);
    assert.equal(BigInt(part.paidMinor), won, name(part));
    assert.deepEqual(kinds.slice(0, 2), ['bet', 'win'], name(part));
    assert.ok(kinds.slice(2).every((kind) => kind === 'correction') && kinds.length < 2 + boards.length, name(part));
    assert.equal(minorUnits(round?.transactions.at(-1)?.amount ?? '0.00'), won, name(part));
    const isCertain = boards.every((board) => pays(ticket.lines, board) > 0n);
    const later = parts.slice(parts.indexOf(part) + 1);
    if (isCertain && stopAfterWin)
      assert.ok(
        later.every((each) => each.state === 'returned' || each.state === 'dropped'),
        `${name(part)} and did not stop`,
      );
    hasWon ||= boards.some((board) => pays(ticket.lines, board) > 0n);
    change += won - BigInt(ticket.priceMinor);
  }
  return change;
}
