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

/** The spin as the rules take it; undefined when the stake or the choice is none of the game's. */
export function readSpin(session: PageSession, asked: AskedSpin): { game: Playable; request: SpinRequest } | undefined {
  const facts = findGame(session.gameCode);
  const game = findPlayable(session.gameCode);
  if (!facts || !game) return undefined;
  const stakeMinor = Number(minorUnits(asked.stake));
  const isInRange = stakeMinor >= Number(minorUnits(facts.minBet)) && stakeMinor <= Number(minorUnits(facts.maxBet));
  const isAsked = game.engine.choices.length > 0 || game.engine.accepts !== undefined;
  const choice = isAsked ? asked.choice : undefined;
  if (!isInRange || !isChoice(game.engine, choice)) return undefined;
  const parts = game.kind === 'instant' ? partsOf(game.engine, choice) : 1;
  if (stakeMinor % (game.engine.denominator * parts) !== 0) return undefined;
  return { game, request: { clientSpinId: asked.clientSpinId, stakeMinor, choice } };
}
