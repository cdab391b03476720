import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { getVipBenefits, VipBenefits } from '@portal/shared/contract/rewards/vip';
import { Money } from '@portal/shared/parts/money';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { FormattedMessage } from '@portal/shared/remote/intl';
import type { Level } from '@portal/shared/remote/rewards/rank-progress.rules';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import styles from './rank.module.css';

interface RankBenefitsProps {
  benefits: CallResult<typeof getVipBenefits>;
  own: Level | undefined;
  next: Level | undefined;
}

/** Benefits of the member's level in money, beside those of the next one. */
export function RankBenefits({ benefits: { levels }, own, next }: RankBenefitsProps) {
  const of = (level: Level | undefined) => levels.find(({ rank }) => rank === level?.rank);
  return (
    <div className={styles.benefits}>
      {own ? <Benefits level={own} brings={of(own)} isOwn /> : null}
      {next ? <Benefits level={next} brings={of(next)} /> : null}
    </div>
  );
}

interface BenefitsProps {
  level: Level;
  brings: VipBenefits | undefined;
  isOwn?: boolean;
}

function Benefits({ level, brings, isOwn = false }: BenefitsProps) {
  const rate = useRateText();
  if (!brings) return null;
  const headingId = `brings-${level.rank}`;
  return (
    <section className={styles.brings} data-own={isOwn || undefined} aria-labelledby={headingId}>
      <header className={styles.bringsHead}>
        <VipMedal rank={level.rank} size={44} />
        <div>
          <h2 id={headingId} className={styles.bringsTitle}>
            {isOwn ? (
              <FormattedMessage id="rank.now" />
            ) : (
              <FormattedMessage id="rank.next" values={{ rank: level.rank }} />
            )}
          </h2>
          <p className={styles.small}>{level.name}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        <Gift name="upgradeGift" amount={brings.upgradeGift} />
        <Gift name="birthdayGift" amount={brings.birthdayGift} />
        {brings.rebates.map(({ gameType, basisPoints }) => (
          <div key={gameType} className={styles.fact}>
            <dt>
              <FormattedMessage id={`record.category.${gameType}`} />
            </dt>
            <dd>{rate(basisPoints)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Gift({ name, amount }: { name: 'upgradeGift' | 'birthdayGift'; amount: string }) {
  return (
    <div className={styles.fact}>
      <dt>
        <FormattedMessage id={`rank.${name}`} />
      </dt>
      <dd>{amount === '0.00' ? <FormattedMessage id="rank.nothing" /> : <Money amount={amount} />}</dd>
    </div>
  );
}
