import type { Reward } from '@portal/shared/contract/rewards/rewards';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { NightPanel } from '@portal/shared/ui/brand/night-panel';
import { Button } from '@portal/shared/ui/button';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { useRewardText } from '../../parts/rewards/use-reward-text.ts';
import { bySoonest, sumOf } from './rewards.rules.ts';
import { SourcePicture } from './source-picture.tsx';
import type { Claims } from './use-claims.ts';
import styles from './waiting-head.module.css';

/** Claimable total with a button for all; shows the progress while claiming. */
export function WaitingHead({ rewards, claims }: { rewards: readonly Reward[]; claims: Claims }) {
  const intl = useIntl();
  const rewardText = useRewardText();
  const { progress } = claims;
  const isMany = progress && progress.of > 1;
  return (
    <NightPanel className={styles.head} aria-label={intl.formatMessage({ id: 'rewards.head' })}>
      <div className={styles.words}>
        <p className={styles.lead}>
          <FormattedMessage id="rewards.waiting" values={{ count: rewards.length }} />
        </p>
        <div className={styles.sum}>
          {rewards.length > 0 ? rewardText(sumOf(rewards)) : <FormattedMessage id="rewards.none" />}
        </div>
        {rewards.length > 1 || isMany ? (
          <Button
            variant="primary"
            className={styles.all}
            busy={Boolean(progress)}
            icon={<GiftIcon size={20} />}
            onClick={() => claims.begin(bySoonest(rewards))}
          >
            <FormattedMessage id="rewards.claimAll" />
          </Button>
        ) : null}
        <p role="status" className={styles.progress}>
          {isMany ? <FormattedMessage id="rewards.progress" values={{ at: progress.at, of: progress.of }} /> : null}
        </p>
      </div>
      <div className={styles.pictures} aria-hidden="true">
        {rewards.length > 0
          ? rewards.slice(0, 3).map(({ id, source }) => <SourcePicture key={id} source={source} />)
          : (['envelope', 'mission', 'wheel'] as const).map((source) => <SourcePicture key={source} source={source} />)}
      </div>
    </NightPanel>
  );
}
