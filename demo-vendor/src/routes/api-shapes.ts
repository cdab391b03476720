import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import type { Engine } from '../engines/engine.ts';
import { findEngine } from '../engines/find-engine.ts';
import type { OutcomeView } from '../engines/views.ts';
import { findGame } from '../games/catalogue.ts';
import type { Round } from '../rounds/round.ts';

/** What a page shows of its game. */
export interface GameInfo extends Omit<Engine, 'draw' | 'id' | 'denominator'> {
  gameCode: string;
  gameName: string;
  engine: string;
  theme: string;
  seed: number;
  /** Stakes to choose from, as amount text. */
  stakes: string[];
}

export interface SpinAnswer {
  roundId: string;
  state: Round['state'];
  refusal?: string;
  stake: string;
  win: string;
  balance?: string;
  view: OutcomeView;
}

export interface HistoryLine {
  roundId: string;
  at: string;
  stake: string;
  win: string;
  state: Round['state'];
}

const toAmount = (minor: number) => amountFromMinor(BigInt(minor));
const stakeSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Stakes of a game: its minimum and multiples of it, up to the maximum. */
export function stakesOf(minBet: number, maxBet: number): number[] {
  return stakeSteps.map((step) => step * minBet).filter((stake) => stake <= maxBet);
}

export function gameInfo(gameCode: string): GameInfo {
  const game = findGame(gameCode);
  if (!game) throw new Error(`no game ${gameCode}`);
  const { draw: _draw, id, denominator: _denominator, ...rules } = findEngine(game.engine);
  const { gameName, theme, seed } = game;
  const stakes = stakesOf(Number(minorUnits(game.minBet)), Number(minorUnits(game.maxBet)));
  return { ...rules, gameCode, gameName, theme, seed, engine: id, stakes: stakes.map(toAmount) };
}

export function spinAnswer(round: Round): SpinAnswer {
  const { roundId, state, refusal, balance } = round;
  const win = state === 'settled' ? round.winMinor : 0;
  return {
    roundId,
    state,
    refusal,
    balance,
    stake: toAmount(round.stakeMinor),
    win: toAmount(win),
    view: round.outcome.view,
  };
}

export function historyLine(round: Round): HistoryLine {
  const { roundId, state, drawnAt } = round;
  const win = state === 'settled' ? round.winMinor : 0;
  return { roundId, at: drawnAt, stake: toAmount(round.stakeMinor), win: toAmount(win), state };
}
