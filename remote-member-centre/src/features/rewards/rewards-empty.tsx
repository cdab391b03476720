import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { useCentrePages } from '../../parts/centre-pages.ts';
import type { RewardTab } from './rewards.rules.ts';
import styles from './rewards-empty.module.css';
import { useToPromotions } from './use-to-promotions.ts';

/** Empty state of a tab, with links to new rewards. */
export function RewardsEmpty({ tab }: { tab: RewardTab }) {
  const pages = useCentrePages();
  const toPromotions = useToPromotions();
  const ways = (
    <div className={styles.ways}>
      <Button variant="primary" onClick={toPromotions}>
        <FormattedMessage id="rewards.toPromotions" />
      </Button>
      {pages.has('missionLeaderboard') ? (
        <Button onClick={() => pages.open('missionLeaderboard')}>
          <FormattedMessage id="rewards.toMissions" />
        </Button>
      ) : null}
    </div>
  );
  return (
    <EmptyState
      drawing="gift"
      title={<FormattedMessage id={`rewards.empty.${tab}`} />}
      action={tab === 'over' ? undefined : ways}
    >
      <FormattedMessage id={`rewards.empty.${tab}.text`} />
    </EmptyState>
  );
}
