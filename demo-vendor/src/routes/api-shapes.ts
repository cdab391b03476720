import type { GameFacts, HandAction } from '@portal/engines/engine';
import type { OutcomeView } from '@portal/engines/views';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { commitmentOf, seedFromText, seedOfChain } from '../fairness/fair-draw.ts';
import { findGame } from '../games/catalogue.ts';
import { findPlayable } from '../games/playable.ts';
import { handOf } from '../rounds/hand.rules.ts';
import { type Round, stakedMinor } from '../rounds/round.ts';
import type { PageSession } from '../sessions/page-session.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { amountOf } from '../tickets/amount-of.ts';

/** Game data for the page. */
export interface GameInfo extends Omit<GameFacts, 'id' | 'denominator'> {
  gameCode: string;
  gameName: string;
  engine: string;
  /** Whether the game has player decisions during a round. */
  isHand: boolean;
  theme: string;
  seed: number;
  /** Stakes to choose from, as amount text. */
  stakes: string[];
}

export interface SpinAnswer {
  roundId: string;
  state: Round['state'];
  refusal?: string;
  /** Total stake. */
  stake: string;
  win: string;
  balance?: string;
  /** The result; absent if the stake was not taken. */
  view?: OutcomeView;
  /** Open actions of a hand; empty when it is over. */
  offers: HandAction[];
  /** Number of decisions so far. */
  actionNo: number;
  /** Commitment to the seed of the next round, lower-case hex. */
  nextCommitment: string;
}

export interface HistoryLine {
  roundId: string;
  at: string;
  stake: string;
  win: string;
  state: Round['state'];
}

/** Data to verify a round. */
export interface RoundProof {
  roundId: string;
  gameCode: string;
  gameName: string;
  engine: string;
  at: string;
  commitment: string;
  serverSeed: string;
  clientSeed: string;
  choice?: string;
  actions: string[];
  stake: string;
  win: string;
}

const stakeSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Returns the stakes of a game: its minimum and multiples of it, up to the maximum. */
export function stakesOf(minBet: number, maxBet: number): number[] {
  return stakeSteps.map((step) => step * minBet).filter((stake) => stake <= maxBet);
}

export function gameInfo(gameCode: string): GameInfo {
  const game = findGame(gameCode);
  const playable = findPlayable(gameCode);
  if (!game || !playable) throw new Error(`no game ${gameCode}`);
  const { title, returnPercent, returnBasis, reels, rows, lines, choices, rules, paytable, id } = playable.engine;
  const { gameName, theme, seed } = game;
  const mostParts = playable.kind === 'instant' ? (playable.engine.mostParts ?? 1) : 1;
  const mostStake = Number(minorUnits(game.maxBet)) / mostParts;
  const stakes = stakesOf(Number(minorUnits(game.minBet)), mostStake).map(amountOf);
  const facts = { title, returnPercent, returnBasis, reels, rows, lines, choices, rules, paytable };
  return { ...facts, gameCode, gameName, theme, seed, engine: id, isHand: playable.kind === 'hand', stakes };
}

/** Returns the commitment to the seed of the session's next round. */
export function nextCommitment(store: VendorStore, { sessionId, chainSecret }: PageSession): string {
  return commitmentOf(seedOfChain(seedFromText(chainSecret), store.nextSeedNo(sessionId)));
}

export function spinAnswer(round: Round, nextCommitment: string): SpinAnswer {
  const { roundId, state, refusal, balance } = round;
  const shown = round.hand ? shownHand(round) : { view: viewOf(round), offers: [], actionNo: 0 };
  const visible = isStakeTaken(round) ? shown : { ...shown, view: undefined };
  const money = { stake: amountOf(stakedMinor(round)), win: winOf(round) };
  return { roundId, state, refusal, balance, ...money, ...visible, nextCommitment };
}

/** The result of a refused or cancelled round is never revealed. */
const isStakeTaken = ({ state }: Round) => state === 'playing' || state === 'settled';

function viewOf({ outcome, roundId }: Round): OutcomeView {
  if (!outcome) throw new Error(`round ${roundId} has no outcome`);
  return outcome.view;
}

function shownHand(round: Round) {
  const game = findPlayable(round.gameCode);
  if (game?.kind !== 'hand') throw new Error(`${round.gameCode} is no hand game`);
  const { state, actions } = handOf(round);
  const offers = round.state === 'playing' ? game.engine.offers(state) : [];
  return { view: game.engine.show(state), offers, actionNo: actions.length };
}

export function historyLine(round: Round): HistoryLine {
  const { roundId, state, drawnAt } = round;
  return { roundId, at: drawnAt, stake: amountOf(stakedMinor(round)), win: winOf(round), state };
}

/** Returns the win of a round, including the jackpot. */
function winOf({ state, winMinor, jackpot = '0.00' }: Round): string {
  return state === 'settled' ? amountFromMinor(BigInt(winMinor) + minorUnits(jackpot)) : '0.00';
}

/** Returns the proof of a finished round with a seed; other seeds stay secret because they determine the result. */
export function roundProof(round: Round): RoundProof | undefined {
  const game = findGame(round.gameCode);
  if (!game || round.state !== 'settled' || round.seed.serverSeed === '') return undefined;
  const { roundId, gameCode, clientSpinId, choice, drawnAt, seed } = round;
  return {
    roundId,
    gameCode,
    gameName: game.gameName,
    engine: game.engine,
    at: drawnAt,
    commitment: commitmentOf(seedFromText(seed.serverSeed)),
    serverSeed: seed.serverSeed,
    clientSeed: clientSpinId,
    choice,
    actions: round.hand?.actions ?? [],
    stake: amountOf(round.stakeMinor),
    win: amountOf(round.winMinor),
  };
}
