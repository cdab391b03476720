import { isChoice, partsOf } from '@portal/engines/engine';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { findGame } from '../games/catalogue.ts';
import { findPlayable } from '../games/playable.ts';
import type { Playable, SpinRequest } from '../rounds/draw-round.ts';
import { readStake, type StakeFault } from '../rounds/stake-text.rules.ts';
import type { PageSession } from '../sessions/page-session.ts';
import { amountOf } from '../tickets/amount-of.ts';

interface AskedSpin {
  clientSpinId: string;
  stake: string;
  choice?: string | undefined;
}

/** A valid request for a round. */
export interface AskedRound {
  game: Playable;
  request: SpinRequest;
}

/** Why a spin is refused. */
interface SpinRefusal {
  code: StakeFault | 'below_minimum' | 'above_maximum' | 'uneven_stake' | 'invalid_choice' | 'unknown_game';
  /** The limit that the stake violates, as amount. */
  limit?: string;
}

interface StakeBounds {
  least: number;
  most: number;
  /** Stakes are whole multiples of it. */
  step: number;
}

/** Validates a spin: returns it for the rules, or its refusal. */
export function readSpin(session: PageSession, asked: AskedSpin): AskedRound | SpinRefusal {
  const facts = findGame(session.gameCode);
  const game = findPlayable(session.gameCode);
  if (!facts || !game) return { code: 'unknown_game' };
  const least = Number(minorUnits(facts.minBet));
  const stakeMinor = readStake(asked.stake);
  if (typeof stakeMinor === 'string') return refusedAt(stakeMinor, least);
  const isAsked = game.engine.choices.length > 0 || game.engine.accepts !== undefined;
  const choice = isAsked ? asked.choice : undefined;
  if (!isChoice(game.engine, choice)) return { code: 'invalid_choice' };
  const most = Number(minorUnits(facts.maxBet));
  const refusal = refusalOfStake(game, stakeMinor, choice, { least, most, step: game.engine.denominator });
  return refusal ?? { game, request: { clientSpinId: asked.clientSpinId, stakeMinor, choice } };
}

/** Checks a stake against the limits of the game. In a game with parts (shots) the limits are those of a part. */
function refusalOfStake(
  { kind, engine }: Playable,
  stakeMinor: number,
  choice: string | undefined,
  { least, most, step }: StakeBounds,
): SpinRefusal | undefined {
  const parts = kind === 'instant' ? partsOf(engine, choice) : 1;
  const mostParts = kind === 'instant' ? engine.mostParts : undefined;
  const judged = mostParts ? stakeMinor / parts : stakeMinor;
  const mostJudged = mostParts ? Math.floor(most / mostParts) : most;
  if (judged < least) return refusedAt('below_minimum', least);
  if (judged > mostJudged) return refusedAt('above_maximum', mostJudged);
  return stakeMinor % (step * parts) === 0 ? undefined : refusedAt('uneven_stake', step);
}

function refusedAt(code: SpinRefusal['code'], minor: number): SpinRefusal {
  return code === 'stake_decimals' ? { code } : { code, limit: amountOf(minor) };
}
