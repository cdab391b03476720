import type { ReferralTerms } from '@portal/shared/contract/rewards/referral';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import styles from './referral.module.css';

/** The reward for an invitation in a sentence; without a reward a plain invitation. */
export function Headline({ id, terms }: { id: string; terms: ReferralTerms }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const hasReward = terms.isOpen && terms.inviterReward !== '0.00';
  return (
    <div className={styles.headline}>
      <h2 id={id}>
        {intl.formatMessage(
          { id: hasReward ? 'referral.headline' : 'referral.headline.plain' },
          { reward: shown(terms.inviterReward) },
        )}
      </h2>
      <p>{intl.formatMessage({ id: terms.isOpen ? 'referral.lead' : 'referral.closed' })}</p>
    </div>
  );
}
