import { commitmentOf, seedFromText } from '../../fairness/fair-draw.ts';
import { dealFrom } from '../../pvp/deal.rules.ts';
import type { MatchProof } from '../../pvp/past-matches.ts';
import type { ToldBefore } from './told-before.ts';

export interface DealCheck {
  claim: string;
  holds: boolean;
}

/** Counts a deal again. `told`: what the page noted before the match, where it is still known. */
export function checkDeal(proof: MatchProof, told: ToldBefore | undefined): DealCheck[] {
  const { seed, seal, clientSeeds, hands, you } = proof;
  const sealed = commitmentOf(seedFromText(seed));
  const again = dealFrom(seed, clientSeeds);
  const own = { claim: 'The seal is the one this page saw before it sat down', holds: told?.seal === sealed };
  const added = { claim: 'What this page added is in the deal', holds: told?.clientSeed === clientSeeds[you] };
  return [
    { claim: 'The seed fits the seal', holds: sealed === seal },
    ...(told ? [own, added] : []),
    { claim: 'Seed and both additions lead to the cards that were dealt', holds: String(again) === String(hands) },
  ];
}
