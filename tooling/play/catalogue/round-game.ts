import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { partsOf } from '../../../demo-vendor/src/engines/engine.ts';
import { findGame } from '../../../demo-vendor/src/games/catalogue.ts';
import { findPlayable } from '../../../demo-vendor/src/games/playable.ts';
import type { Playable } from '../../../demo-vendor/src/rounds/new-round.ts';
import { playHand } from '../hand-page.ts';
import { type LaunchedGame, openLaunched, sessionOf } from '../launched-page.ts';
import { askStudio } from '../page-call.ts';

const choiceOf = ({ kind, engine }: Playable) =>
  engine.choices[0]?.id ?? (kind === 'instant' ? engine.example : undefined);

/** One round of a game that one player plays alone, at the lowest stake: a spin, or a hand to its end. */
export async function playRoundGame(launched: LaunchedGame, random: () => number): Promise<void> {
  const { vendor, gameCode } = launched;
  const [facts, playable] = [findGame(gameCode), findPlayable(gameCode)];
  if (!facts || !playable) throw new Error('the studio does not know it');
  const session = sessionOf(await openLaunched(launched));
  const choice = choiceOf(playable);
  const spinId = `catalogue-${gameCode}`.slice(0, 64);
  if (playable.kind === 'hand') {
    await playHand({ vendor, session, stake: facts.minBet, choice, random }, spinId);
    return;
  }
  const stake = amountFromMinor(minorUnits(facts.minBet) * BigInt(partsOf(playable.engine, choice)));
  const spun = await askStudio(vendor, { path: '/api/spin', body: { session, clientSpinId: spinId, stake, choice } });
  if (spun.json.state !== 'settled')
    throw new Error(`the spin was answered ${spun.status} ${JSON.stringify(spun.json)}`);
}
