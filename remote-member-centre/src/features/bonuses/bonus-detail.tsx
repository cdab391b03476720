import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { CopyText, RecordDetail, RecordFacts } from '../../parts/records/record-detail.tsx';
import { RecordTime } from '../../parts/records/record-table.tsx';
import { GameWeights } from '../../parts/rewards/game-weights.tsx';
import { useRewardText } from '../../parts/rewards/use-reward-text.ts';
import type { Bonus } from './bonus.ts';
import styles from './bonus-details.module.css';
import { WageringBar } from './wagering-bar.tsx';

/** One bonus: amount, turnover progress, and the weights of games. */
export function BonusDetail({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const intl = useIntl();
  const rewardText = useRewardText();
  const { id, name, source, wagering, createdAt, claimedAt } = bonus;
  const text = (key: string) => intl.formatMessage({ id: `bonuses.${key}` });
  const required = wagering && { label: text('required'), value: <Money amount={wagering.required} /> };
  const from = wagering && claimedAt && { label: text('countsFrom'), value: <RecordTime at={claimedAt} hasZone /> };
  return (
    <RecordDetail title={name} description={<RecordTime at={claimedAt ?? createdAt} hasZone />} onClose={onClose}>
      <RecordFacts
        facts={[
          { label: text('source'), value: intl.formatMessage({ id: `rewards.source.${source}` }) },
          { label: text('amount'), value: rewardText(bonus) },
          { label: text('given'), value: <RecordTime at={createdAt} hasZone /> },
          ...(required ? [required] : []),
          ...(from ? [from] : []),
          { label: text('reference'), value: <CopyText text={id} label={text('copyReference')} /> },
        ]}
      />
      {wagering ? (
        <section className={styles.games}>
          <WageringBar wagering={wagering} name={name} />
          <h3 className={styles.title}>
            <FormattedMessage id="rewards.weights" />
          </h3>
          <GameWeights weights={wagering.weights} />
        </section>
      ) : null}
    </RecordDetail>
  );
}
