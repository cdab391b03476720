import { minorUnits } from '@portal/shared/contract/amounts';
import { isChoice, partsOf } from '../engines/engine.ts';
import { findGame } from '../games/catalogue.ts';
import { findPlayable } from '../games/playable.ts';
import type { Playable, SpinRequest } from '../rounds/new-round.ts';
import type { PageSession } from '../sessions/page-session.ts';

interface AskedSpin {
  clientSpinId: string;
  stake: string;
  choice?: string | undefined;
}

/** A round that can be played. */
export interface AskedRound {
  game: Playable;
  request: SpinRequest;
}

/** The spin as the rules take it; undefined when the stake or the choice is none of the game's. */
export function readSpin(session: PageSession, asked: AskedSpin): AskedRound | undefined {
  const facts = findGame(session.gameCode);
  const game = findPlayable(session.gameCode);
  if (!facts || !game) return undefined;
  const stakeMinor = Number(minorUnits(asked.stake));
  const [least, most] = [Number(minorUnits(facts.minBet)), Number(minorUnits(facts.maxBet))];
  const isInRange = stakeMinor >= least && stakeMinor <= most;
  const isAsked = game.engine.choices.length > 0 || game.engine.accepts !== undefined;
  const choice = isAsked ? asked.choice : undefined;
  if (!isInRange || !isChoice(game.engine, choice)) return undefined;
  const parts = game.kind === 'instant' ? partsOf(game.engine, choice) : 1;
  if (stakeMinor % (game.engine.denominator * parts) !== 0) return undefined;
  const mostParts = game.kind === 'instant' ? game.engine.mostParts : undefined;
  const isPartInRange = !mostParts || (stakeMinor / parts >= least && (stakeMinor / parts) * mostParts <= most);
  if (!isPartInRange) return undefined;
  return { game, request: { clientSpinId: asked.clientSpinId, stakeMinor, choice } };
}
