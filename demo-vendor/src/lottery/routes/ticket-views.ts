import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { amountOf } from '../../tickets/amount-of.ts';
import type { Draws } from '../draws/draw.ts';
import type { LotteryGame } from '../lottery-game.ts';
import type { TicketDrawView, TicketView } from '../lottery-shapes.ts';
import type { LotteryKind } from '../rules/lottery-kind.ts';
import type { LotteryTicket, PartState, TicketLine, TicketPart } from '../tickets/lottery-ticket.ts';
import { linePrice } from '../tickets/slips/slip-money.rules.ts';

interface ViewParts {
  game: LotteryGame;
  kind: LotteryKind;
  draws: Pick<Draws, 'find'>;
}

/** Returns the view of a player's ticket with its results so far. */
export function ticketView({ game: { game, kind: code }, kind, draws }: ViewParts, ticket: LotteryTicket): TicketView {
  const { ticketId, gameCode, at, lines, parts, stopAfterWin, priceMinor, balance, instant } = ticket;
  const isDrawn = instant && ticket.state === 'taken';
  return {
    ticketId,
    gameCode,
    gameName: game.gameName,
    kind: code,
    at,
    stopAfterWin,
    lines: lines.map((line) => lineView(kind, line)),
    draws: parts.map((part) => ({ ...partView(kind, lines, part), ...drawnFacts(draws, gameCode, part) })),
    price: amountOf(priceMinor),
    total: amountFromMinor(BigInt(priceMinor) * BigInt(parts.length)),
    paid: amountFromMinor(parts.reduce((sum, { paidMinor }) => sum + BigInt(paidMinor), 0n)),
    ...(ticket.refusal && { refusal: ticket.refusal }),
    ...(balance !== undefined && { balance }),
    // The seed of a ticket that was not bought stays secret.
    ...(isDrawn && { instant: { numbers: instant.drawn, commitment: instant.commitment, seed: instant.seed } }),
  };
}

function lineView(kind: LotteryKind, line: TicketLine): TicketView['lines'][number] {
  const { playType, numbers, stakeMinor, multiple } = line;
  return {
    playType,
    playName: typeOf(kind, playType)?.name ?? playType,
    numbers: [...numbers],
    stake: amountOf(stakeMinor),
    multiple,
    price: amountFromMinor(linePrice(line)),
  };
}

function partView(kind: LotteryKind, lines: readonly TicketLine[], part: TicketPart): TicketDrawView {
  const { drawId, drawsAt, paidMinor, corrections, reason, gains } = part;
  const state = shownState(part);
  const isDrawn = isJudgedAs(state);
  return {
    drawId,
    drawsAt,
    state,
    paid: amountOf(paidMinor),
    corrections,
    ...(isDrawn && { wins: gains.map((gain) => gainView(kind, lines, gain)) }),
    ...(reason && { reason }),
  };
}

/** Returns the board of a part and the operator's note; not a board by which it has not been judged yet. */
function drawnFacts(
  draws: Pick<Draws, 'find'>,
  gameCode: string,
  part: TicketPart,
): Pick<TicketDrawView, 'numbers' | 'note'> {
  const draw = draws.find(gameCode, part.drawId);
  if (!draw) return {};
  const state = shownState(part);
  const isJudged = isJudgedAs(state) && draw.corrections === part.corrections;
  const hasNote = isJudged || part.reason === 'draw_cancelled';
  return {
    ...(isJudged && draw.drawn && { numbers: draw.drawn }),
    ...(hasNote && draw.reason !== undefined && { note: draw.reason }),
  };
}

function gainView(kind: LotteryKind, lines: readonly TicketLine[], { line, minor, hits }: TicketPart['gains'][number]) {
  const odds = typeOf(kind, lines[line]?.playType)?.odds ?? [];
  const paysOf = (won: string) => odds.find((each) => each.won === won)?.pays ?? '';
  return { line, paid: amountOf(minor), hits: hits.map(({ won, times }) => ({ won, times, pays: paysOf(won) })) };
}

const typeOf = (kind: LotteryKind, code: string | undefined) => kind.playTypes.find((type) => type.code === code);

const common: Readonly<Partial<Record<PartState, TicketDrawView['state']>>> = {
  planned: 'asked',
  asked: 'asked',
  taken: 'taken',
  settling: 'settling',
  resettling: 'settling',
  dropped: 'returned',
  returning: 'returning',
  returned: 'returned',
};

const isJudgedAs = (state: TicketDrawView['state']) => state === 'settling' || state === 'won' || state === 'lost';

function shownState({ state, paidMinor, reason }: TicketPart): TicketDrawView['state'] {
  if (state === 'stuck') return reason ? 'returning' : 'settling';
  return common[state] ?? (paidMinor > 0 ? 'won' : 'lost');
}
