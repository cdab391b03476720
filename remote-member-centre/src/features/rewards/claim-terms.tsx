import type { Reward } from '@portal/shared/contract/rewards/rewards';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { GameWeights } from '../../parts/rewards/game-weights.tsx';
import { useRewardText } from '../../parts/rewards/use-reward-text.ts';
import styles from './claim-terms.module.css';
import { hasWagering, sumOf, timesToBet } from './rewards.rules.ts';
import type { Claims } from './use-claims.ts';

/** Terms of a reward with turnover: amount, required bets and game weights. */
export function ClaimTerms({ rewards, claims }: { rewards: readonly Reward[]; claims: Claims }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const rewardText = useRewardText();
  const sum = sumOf(rewards);
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const binding = rewards.filter(hasWagering);
  const [only] = rewards.length === 1 ? rewards : [];
  return (
    <Dialog
      isOpen
      onClose={claims.cancel}
      title={only ? only.name : text('rewards.terms.all', { count: rewards.length })}
      description={text('rewards.terms.text')}
      closeLabel={text('form.close')}
      footer={
        <>
          <Button onClick={claims.cancel}>
            <FormattedMessage id="rewards.terms.later" />
          </Button>
          <Button variant="primary" onClick={claims.confirm}>
            <FormattedMessage id="rewards.terms.claim" values={{ reward: rewardText(sum) }} />
          </Button>
        </>
      }
    >
      <div className={styles.terms}>
        <FactsList
          facts={[
            { name: text('rewards.terms.reward'), value: rewardText(sum), isMain: true },
            { name: text('rewards.terms.turnover'), value: shown(sum.turnover), isMain: true },
            only && { name: text('rewards.terms.times'), value: `${intl.formatNumber(timesToBet(only))}×` },
          ]}
        />
        {binding.map(({ id, name, turnover, weights }) => (
          <details key={id} className={styles.weights} open={binding.length === 1}>
            <summary>
              {only ? (
                <FormattedMessage id="rewards.weights" />
              ) : (
                <FormattedMessage id="rewards.weights.of" values={{ name, amount: shown(turnover) }} />
              )}
            </summary>
            <GameWeights weights={weights} />
          </details>
        ))}
      </div>
    </Dialog>
  );
}
