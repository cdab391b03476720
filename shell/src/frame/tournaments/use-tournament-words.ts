import { type Tournament, tournamentGraceMinutes } from '@portal/shared/contract/rewards/tournaments';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { textOrName, useText } from '../../host/use-text.ts';
import { useMoneyText } from '../page-parts/use-money-text.ts';

interface Prize {
  amount: string;
  points: number;
}

/** Rules, prizes and scores of tournaments in words. */
export function useTournamentWords() {
  const t = useText();
  const money = useMoneyText();
  const shown = useShownAmount();
  return {
    prizeText: ({ amount, points }: Prize) =>
      [amount === '0.00' ? '' : money(amount), points > 0 ? t('tournaments.points', { count: points }) : '']
        .filter(Boolean)
        .join(' + '),
    /** An amount, or "35.00x". */
    scoreText: ({ measure }: Pick<Tournament, 'measure'>, score: string) =>
      measure === 'stake' ? shown(score) : t('tournaments.times', { score }),
    /** What wins, in one sentence. */
    ruleText: ({ measure }: Pick<Tournament, 'measure'>) => t(`tournaments.rule.${measure}`),
    /** The other rules. */
    moreRules: ({ minStake, entry, minRank, placesAtMost }: Tournament) => [
      t(`tournaments.rule.${entry}`),
      ...(minStake === '0.00' ? [] : [t('tournaments.rule.least', { amount: money(minStake) })]),
      ...(minRank > 0 ? [t('tournaments.rule.rank', { rank: minRank })] : []),
      ...(placesAtMost === undefined ? [] : [t('tournaments.rule.places', { count: placesAtMost })]),
      t('tournaments.rule.late', { minutes: tournamentGraceMinutes }),
      t('tournaments.rule.tie'),
    ],
    /** What counts: categories, vendors or games; empty for all. */
    scopeNames: ({ scope: { by, of } }: Pick<Tournament, 'scope'>) =>
      of.map(({ id, name }) => (by === 'category' ? textOrName(t, `category.${id}`, name) : name)),
  };
}
