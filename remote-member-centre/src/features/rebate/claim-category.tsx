import type { RebateCategory } from '@portal/shared/contract/rewards/rebates';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { DeclineCategory } from './decline-category.tsx';
import styles from './rebate.module.css';
import { useClaimRebate } from './use-claim-rebate.ts';

/** Claim button of a category, or the reason for its absence. */
export function ClaimCategory({ category }: { category: RebateCategory }) {
  const { gameType, state, smallest } = category;
  const intl = useIntl();
  const shown = useShownAmount();
  const { claim, isBusy } = useClaimRebate(gameType);
  if (state !== 'claimable')
    return (
      <span className={styles.small}>
        {state === 'small' ? (
          <FormattedMessage id="rebate.state.small" values={{ amount: shown(smallest) }} />
        ) : (
          <FormattedMessage id="rebate.state.none" />
        )}
      </span>
    );
  const name = intl.formatMessage({ id: `record.category.${gameType}` });
  const label = intl.formatMessage({ id: 'rebate.claim' });
  return (
    <span className={styles.acts}>
      <DeclineCategory category={category} />
      <Button busy={isBusy} onClick={claim} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </span>
  );
}
