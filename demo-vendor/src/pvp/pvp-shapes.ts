import { commitmentOf, seedFromText } from '../fairness/fair-draw.ts';
import { type CardGame, findCardGame, findRoom } from '../games/pvp-games.ts';
import type { FeltName } from '../games/table-games.ts';
import type { PageSession } from '../sessions/page-session.ts';
import { type SessionView, sessionView } from '../sessions/session-view.ts';
import { amountOf } from '../tickets/amount-of.ts';
import type { CardLobby } from './lobby/card-lobby.ts';
import { type Action, type MatchState, otherSeat, type Seat } from './matches/match.rules.ts';
import { isMatchRunning, isStuck, type Match, type MatchSeat, roundIdOf, seatOf } from './matches/match.ts';
import { rulesOfMatch } from './matches/rules-of-match.ts';
import type { ComboKind, RuleSet } from './rules/card-rules.ts';
import { prizeMinor, rakeMinor } from './settlement/prize.rules.ts';

export interface PvpSession extends SessionView {
  gameCode: string;
  gameName: string;
  ruleSet: RuleSet;
  felt: FeltName;
  /** Room chosen in the portal. */
  roomId?: string;
  /** Decides the player's name at the table. */
  number: number;
}

export interface RoomView {
  roomId: string;
  name: string;
  stake: string;
  prize: string;
  waiting: number;
  playing: number;
  /** Commitment to the seed of the next match. */
  seal: string;
}

type Who = 'you' | 'opponent';

/** One visible action at the table. */
export interface Step {
  who: Who;
  what: 'play' | 'pass' | 'late' | 'give-up';
  cards: number[];
  kind?: ComboKind;
}

export interface MatchView {
  matchId: string;
  /** The player's round, as the portal knows it. */
  roundId: string;
  phase: Match['phase'];
  room: string;
  stake: string;
  prize: string;
  rake: string;
  /** Number of the next move. */
  actionNo: number;
  /** Whose move it is; 'opponent' for both before the deal, since the leader holds the lowest card. */
  turn: Who;
  msLeft: number;
  hand: number[];
  /** The player's own first combination must hold this card. */
  mustHold?: number;
  opponent: { number: number; cards: number; isHere: boolean; late: number };
  late: number;
  lying?: { by: Who; kind: ComboKind; cards: number[] };
  /** The last steps, oldest first. */
  steps: Step[];
  seal: string;
  balance?: string;
  /** Why the player's own stake was refused, so that there is no match. */
  refusal?: string;
  refusedBy?: Who;
  /** The platform refused a payment to the player; an operator must review it. */
  isStuck: boolean;
  end?: { isWon: boolean; why: 'cards' | 'gave-up' | 'late'; opponentHand: number[]; isPaid: boolean };
  rematch?: { seal: string; askedBy?: Who; isPossible: boolean };
}

export interface PvpState {
  /** Increases with every state sent. */
  stateNo: number;
  rooms: RoomView[];
  waiting?: { roomId: string; seconds: number };
  /**
   * Room to sit down in again at once because only the opponent's stake was refused. The page has to ask, since its
   * client seed must be chosen after it has seen the next seal.
   */
  sitAgain?: string;
  match?: MatchView;
  /** Name of another game in which the player currently has a match. */
  elsewhere?: string;
}

export function pvpSession(session: PageSession, { game, ruleSet, felt }: CardGame, number: number): PvpSession {
  const { gameCode, gameName } = game;
  const { roomId } = session;
  return { ...sessionView(session), gameCode, gameName, ruleSet, felt, ...(roomId && { roomId }), number };
}

/** Returns the state that a player's page may see. */
export function pvpState(lobby: CardLobby, card: CardGame, playerId: string, now: number): PvpState {
  const { gameCode } = card.game;
  const rooms = card.rooms.map(({ roomId, name, stakeMinor }) => ({
    roomId,
    name,
    stake: amountOf(stakeMinor),
    prize: amountOf(prizeMinor(stakeMinor)),
    waiting: lobby.waitingIn(gameCode, roomId).filter((sitter) => sitter.playerId !== playerId).length,
    playing: lobby.playing(gameCode, roomId),
    seal: lobby.sealOf(card, roomId),
  }));
  const stateNo = lobby.stateNo(now);
  const match = lobby.matchOf(playerId);
  if (match && match.gameCode !== gameCode) {
    return {
      stateNo,
      rooms,
      elsewhere: isMatchRunning(match) ? findCardGame(match.gameCode)?.game.gameName : undefined,
    };
  }
  const sitter = lobby.waiting(playerId);
  const isWaiting = sitter?.gameCode === gameCode;
  return {
    stateNo,
    rooms,
    waiting: isWaiting ? { roomId: sitter.roomId, seconds: Math.floor((now - sitter.since) / 1000) } : undefined,
    sitAgain: match && roomToSitAgain(match, playerId),
    match: match && lobbyMatchView(lobby, match, playerId),
  };
}

/** Returns the room for a player whose own stake was accepted and has been returned. */
function roomToSitAgain(match: Match, playerId: string): string | undefined {
  const seat = seatOf(match, playerId);
  if (match.phase !== 'void' || seat === undefined) return undefined;
  const [own, other] = [match.seats[seat], match.seats[otherSeat(seat)]];
  const isInnocent = own.stake === 'returned' && refusedBy(own, other) === 'opponent';
  return isInnocent ? match.roomId : undefined;
}

function lobbyMatchView(lobby: CardLobby, match: Match, playerId: string): MatchView | undefined {
  const seat = seatOf(match, playerId);
  if (seat === undefined) return undefined;
  const other = match.seats[otherSeat(seat)];
  const isHere = lobby.presence.isHere(other.playerId, match.gameCode);
  const { stateOf, msLeft } = lobby.play;
  const view = matchView(match, stateOf(match), seat, {
    msLeft: msLeft(match.matchId),
    isHere,
    opponentNumber: lobby.numberOf(other.playerId),
  });
  if (match.phase !== 'over') return view;
  const { seal, askedBy } = lobby.rematchOf(match.matchId);
  const isPossible = isHere && lobby.matchOf(other.playerId)?.matchId === match.matchId;
  const who = askedBy === undefined ? undefined : askedBy === playerId ? 'you' : 'opponent';
  return { ...view, rematch: { seal, askedBy: who, isPossible } };
}

/** Returns the match as one seat may see it: only the size of the opponent's hand until the match is over. */
export function matchView(
  match: Match,
  state: MatchState,
  seat: Seat,
  { msLeft, isHere, opponentNumber }: { msLeft: number; isHere: boolean; opponentNumber: number },
): MatchView {
  const { matchId, stakeMinor, phase, actions } = match;
  const card = findCardGame(match.gameCode);
  const own = match.seats[seat];
  const other = match.seats[otherSeat(seat)];
  const who = (of: Seat): Who => (of === seat ? 'you' : 'opponent');
  const isDealt = phase === 'playing' || phase === 'settling' || phase === 'over';
  const isFirst = state.turn === seat && state.lowest !== undefined;
  return {
    matchId,
    roundId: roundIdOf(match, seat),
    phase,
    room: (card && findRoom(card, match.roomId)?.name) ?? '',
    stake: amountOf(stakeMinor),
    prize: amountOf(prizeMinor(stakeMinor)),
    rake: amountOf(rakeMinor(stakeMinor)),
    actionNo: actions.length,
    turn: isDealt ? who(state.turn) : ('opponent' as const),
    msLeft,
    hand: isDealt ? [...state.hands[seat]] : [],
    mustHold: isDealt && isFirst ? state.lowest : undefined,
    opponent: {
      number: opponentNumber,
      cards: isDealt ? state.hands[otherSeat(seat)].length : 0,
      isHere,
      late: state.late[otherSeat(seat)],
    },
    late: state.late[seat],
    lying: state.lying && {
      by: who(state.lying.by),
      kind: state.lying.combo.kind,
      cards: [...state.lying.combo.cards],
    },
    steps: stepsOf(match, who),
    seal: commitmentOf(seedFromText(match.seed)),
    balance: own.balance,
    refusal: own.refusal,
    refusedBy: refusedBy(own, other),
    isStuck: isStuck(own),
    end: state.end && {
      isWon: state.end.winner === seat,
      why: state.end.why,
      opponentHand: [...state.hands[otherSeat(seat)]],
      isPaid: own.isPaid === true,
    },
  };
}

const refusedBy = (own: MatchSeat, other: MatchSeat): Who | undefined =>
  own.refusal !== undefined ? 'you' : other.refusal !== undefined ? 'opponent' : undefined;

/** Returns the visible actions of a match. */
function stepsOf(match: Match, who: (seat: Seat) => Who): Step[] {
  const { read } = rulesOfMatch(match);
  const shown = (action: Action): Step => {
    const cards = action.kind === 'play' || action.kind === 'late' ? [...action.cards] : [];
    return { who: who(action.seat), what: action.kind, cards, kind: read(cards)?.kind };
  };
  return match.actions.slice(-12).map(shown);
}
