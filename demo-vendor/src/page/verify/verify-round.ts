import { winMinor } from '@portal/engines/engine';
import { findEngine } from '@portal/engines/find-engine';
import { findHand } from '@portal/engines/find-hand';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { commitmentOf, fairDraw, seedFromText } from '../../fairness/fair-draw.ts';
import type { RoundProof } from '../../routes/api-shapes.ts';
import type { Check } from '../frame/check.ts';
import { t } from './texts/translate.ts';

/**
 * Recomputes a round from its seeds, with the rules of the server. `reportedBefore`: the commitment this page stored before
 * the stake, if still known.
 */
export function verifyRound(proof: RoundProof, earlierCommitment: string | undefined): Check[] {
  const commitment = commitmentOf(seedFromText(proof.serverSeed));
  const win = String(winOf(proof));
  return [
    {
      claim: t('round.seed'),
      holds: commitment === proof.commitment,
      counted: commitment,
    },
    ...(earlierCommitment === undefined
      ? []
      : [
          {
            claim: t('round.before'),
            holds: earlierCommitment === commitment,
            counted: earlierCommitment,
          },
        ]),
    {
      claim: t('round.win'),
      holds: win === String(minorUnits(proof.win)),
      counted: t('round.minor', { win }),
    },
  ];
}

/** Computes the win in minor units from the seeds, the choice and the decisions. */
function winOf({ engine, serverSeed, clientSeed, choice, actions, stake }: RoundProof): number {
  const draw = fairDraw(seedFromText(serverSeed), clientSeed);
  const stakeMinor = Number(minorUnits(stake));
  const hand = findHand(engine);
  if (!hand) {
    const rules = findEngine(engine);
    return winMinor(rules, stakeMinor, rules.draw(draw, choice), choice);
  }
  const end = actions.reduce((state, action) => hand.act(state, action), hand.begin(draw, choice));
  return (stakeMinor / hand.denominator) * hand.units(end);
}
