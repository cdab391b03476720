import { commitmentOf, seedFromText } from '../../../fairness/fair-draw.ts';
import { recount } from '../../../sports/matches/recount.rules.ts';
import type { FixtureProof, ScoreView } from '../../../sports/sports-shapes.ts';
import type { Check } from '../../frame/check.ts';
import { t } from '../texts/translate.ts';

const scoreText = (score: ScoreView | undefined) => (score ? `${score.home} : ${score.away}` : 'none');

/**
 * Recomputes a match from its seed with the rules of its discipline. `reportedBefore`: the seal that this page saw before a
 * bet, if still known. Returns no checks before the match is over, when there is no seed.
 */
export function verifyMatch(proof: FixtureProof, earlierCommitment: string | undefined): Check[] {
  const { seed, commitment } = proof;
  if (!seed) return [];
  const seal = commitmentOf(seedFromText(seed));
  const { steps } = recount(proof, seed);
  const score = scoreText(steps.at(-1)?.score);
  const events = steps.flatMap(({ event }) => event ?? []);
  const before = {
    claim: t('count.seen'),
    holds: earlierCommitment === seal,
    counted: earlierCommitment ?? '',
  };
  return [
    { claim: t('count.seal'), holds: seal === commitment, counted: seal },
    ...(earlierCommitment === undefined ? [] : [before]),
    { claim: t('count.score'), holds: score === scoreText(proof.score), counted: score },
    {
      claim: t('count.every'),
      holds: JSON.stringify(events) === JSON.stringify(proof.events ?? []),
      counted: t('count.events', { count: events.length }),
    },
  ];
}
