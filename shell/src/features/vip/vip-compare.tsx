import { getVipBenefits } from '@portal/shared/contract/rewards/vip';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { cx } from '@portal/shared/ui/cx';
import { CheckIcon, SparkIcon } from '@portal/shared/ui/icons/status';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { LevelMoney } from './level-money.tsx';
import styles from './vip.module.css';
import { benefitsAgainst, levelAfter, levelOf, type VipLevel } from './vip-levels.rules.ts';
import { VipPath } from './vip-path.tsx';

interface VipCompareProps {
  /** Levels in order, at least one. */
  levels: readonly VipLevel[];
  /** Rank of the member; undefined for a visitor. */
  rank: number | undefined;
}

/** The row of medals; the chosen level beside the member's own, with added benefits marked. */
export function VipCompare({ levels, rank }: VipCompareProps) {
  const t = useText();
  const own = rank === undefined ? undefined : levelOf(levels, rank);
  const [wanted, setWanted] = useState<number>();
  // The next level to reach; the first one for a visitor.
  const standard = levelAfter(levels, rank ?? 0) ?? levels.at(-1);
  const chosen = levels.find((level) => level.rank === wanted) ?? standard;
  if (!chosen) return null;
  const isOther = own !== undefined && own.rank !== chosen.rank;
  return (
    <section className={styles.section} aria-labelledby="vip-path">
      <h2 id="vip-path">{t('vip.path')}</h2>
      <VipPath levels={levels} rank={rank} chosen={chosen.rank} onChoose={setWanted}>
        <div className={cx(styles.compare, isOther && styles.two)}>
          {isOther && <LevelCard level={own} title={t('vip.own')} />}
          <LevelCard level={chosen} against={isOther ? own : undefined} isChosen />
        </div>
      </VipPath>
    </section>
  );
}

interface LevelCardProps {
  level: VipLevel;
  title?: string;
  against?: VipLevel;
  isChosen?: boolean;
}

function LevelCard({ level, title, against, isChosen = false }: LevelCardProps) {
  const t = useText();
  const { currencySymbol } = usePortal().host.site;
  const benefits = useCallQuery(getVipBenefits, {}).data?.levels.find(({ rank }) => rank === level.rank);
  return (
    <div className={cx(styles.level, isChosen && styles.chosen)}>
      <VipMedal rank={level.rank} size={56} />
      <div>
        {title && <p className={styles.small}>{title}</p>}
        <h3>{t('vip.level', { level: level.rank, label: level.name })}</h3>
        <p className={styles.small}>
          {t('vip.asks')} <AmountLabel amount={level.validBet} symbol={currencySymbol} />
        </p>
      </div>
      {benefits && <LevelMoney brings={benefits} />}
      <ul className={styles.brings}>
        {benefitsAgainst(level, against).map(({ text, isMore }) => (
          <li key={text} data-more={isMore || undefined}>
            {isMore ? <SparkIcon size={18} /> : <CheckIcon size={18} />}
            <span>
              {text}
              {isMore && <em className={styles.more}>{t('vip.more')}</em>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
