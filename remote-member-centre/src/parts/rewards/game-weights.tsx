import type { RewardWeights } from '@portal/shared/contract/rewards/rewards';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { categoryOfGameType, tintOf } from '@portal/shared/ui/category';
import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import styles from './game-weights.module.css';

/** How much of a stake counts for a bonus, by game type, what counts most first. */
export function GameWeights({ weights }: { weights: RewardWeights | undefined }) {
  const intl = useIntl();
  if (!weights?.length)
    return (
      <p className={styles.all}>
        <FormattedMessage id="rewards.weights.all" />
      </p>
    );
  return (
    <div>
      <ul className={styles.weights}>
        {weights
          .toSorted((one, other) => other.percent - one.percent)
          .map(({ gameType, percent }) => (
            <li key={gameType} className={styles.weight}>
              <span>{nameOf(intl, gameType)}</span>
              <MeterBar percent={percent} tint={tintOf(categoryOfGameType(gameType))} />
              <span className={styles.percent} translate="no">{`${percent}%`}</span>
            </li>
          ))}
      </ul>
      <p className={styles.note}>
        <FormattedMessage id="rewards.weights.note" />
      </p>
    </div>
  );
}

function nameOf(intl: ReturnType<typeof useIntl>, gameType: string): string {
  const id = `record.category.${gameType}`;
  return id in intl.messages ? intl.formatMessage({ id }) : gameType;
}
