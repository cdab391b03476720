import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import type { Level, RankProgress } from '@portal/shared/remote/rewards/rank-progress.rules';
import { HeroArt } from '@portal/shared/ui/brand/hero-art';
import { MedalRing } from './medal-ring.tsx';
import styles from './rank.module.css';

interface RankHeroProps {
  rank: number;
  validBet: string;
  progress: RankProgress<Level>;
}

/** The medal in its ring, the name of the level, and what is missing to the next one. */
export function RankHero({ rank, validBet, progress: { own, next, percent, missing } }: RankHeroProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const way =
    next === undefined
      ? intl.formatMessage({ id: 'rank.top' })
      : missing === undefined
        ? intl.formatMessage({ id: 'rank.enough' }, { rank: next.rank })
        : intl.formatMessage({ id: 'rank.missing' }, { amount: shown(missing), rank: next.rank, name: next.name });
  const label = next ? intl.formatMessage({ id: 'rank.progress' }, { rank: next.rank }) : way;
  return (
    <section className={styles.hero} aria-labelledby="own-rank">
      <HeroArt group="vip" className={styles.heroArt} />
      <MedalRing rank={rank} percent={percent} label={label} text={way} />
      <div className={styles.heroWords}>
        <div className={styles.heroRank}>
          <FormattedMessage id="rank.level" values={{ rank }} />
        </div>
        <h2 id="own-rank" className={styles.heroName}>
          {own ? own.name : <FormattedMessage id="rank.start" />}
        </h2>
        <p>{way}</p>
        <p className={styles.heroSoFar}>
          <FormattedMessage id="rank.so_far" values={{ amount: shown(validBet) }} />
        </p>
      </div>
    </section>
  );
}
