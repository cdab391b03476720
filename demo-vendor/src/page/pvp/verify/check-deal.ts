import { commitmentOf, seedFromText } from '../../../fairness/fair-draw.ts';
import type { MatchProof } from '../../../pvp/history/past-matches.ts';
import { dealFrom } from '../../../pvp/matches/deal.rules.ts';
import { t } from '../texts/translate.ts';
import type { StoredSeeds } from './stored-seeds.ts';

interface DealCheck {
  claim: string;
  holds: boolean;
}

/** Recomputes a deal. `seeds`: what the page stored before the match, if still known. */
export function checkDeal(proof: MatchProof, seeds: StoredSeeds | undefined): DealCheck[] {
  const { seed, seal, clientSeeds, hands, you } = proof;
  const sealed = commitmentOf(seedFromText(seed));
  const again = dealFrom(seed, clientSeeds);
  const own = { claim: t('check.seen'), holds: seeds?.seal === sealed };
  const added = { claim: t('check.added'), holds: seeds?.clientSeed === clientSeeds[you] };
  return [
    { claim: t('check.seed'), holds: sealed === seal },
    ...(seeds ? [own, added] : []),
    { claim: t('check.cards'), holds: String(again) === String(hands) },
  ];
}
