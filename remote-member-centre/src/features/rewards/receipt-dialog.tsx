import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { useCentrePages } from '../../parts/centre-pages.ts';
import { SparkBurst } from '../../parts/rewards/spark-burst.tsx';
import { useRewardText } from '../../parts/rewards/use-reward-text.ts';
import styles from './receipt-dialog.module.css';
import { hasWagering, sumOf } from './rewards.rules.ts';
import { SourcePicture } from './source-picture.tsx';
import type { Receipt } from './use-claims.ts';

interface ReceiptDialogProps {
  receipt: Receipt;
  onClose: () => void;
  /** Element that gets the focus afterwards. */
  finalFocus: () => HTMLElement | true;
}

/** Receipt of a claim with a celebration and links onwards. */
export function ReceiptDialog({ receipt, onClose, finalFocus }: ReceiptDialogProps) {
  const host = useHost();
  const intl = useIntl();
  const pages = useCentrePages();
  const shown = useShownAmount();
  const rewardText = useRewardText();
  const { claimed, refusal } = receipt;
  const sum = sumOf(claimed);
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const first = claimed[0]?.source ?? 'promotion';
  function play() {
    host.closeOverlay();
    host.navigate('/rng');
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      finalFocus={finalFocus}
      title={text('rewards.receipt.title', { reward: rewardText(sum) })}
      closeLabel={text('form.close')}
      footer={
        <>
          {hasWagering(sum) && pages.has('bonusDetails') ? (
            <Button onClick={() => pages.open('bonusDetails')}>
              <FormattedMessage id="page.bonusDetails" />
            </Button>
          ) : null}
          <Button variant="primary" onClick={hasWagering(sum) ? play : onClose}>
            <FormattedMessage id={hasWagering(sum) ? 'rewards.play' : 'rewards.receipt.done'} />
          </Button>
        </>
      }
    >
      <div className={styles.receipt}>
        <div className={styles.joy}>
          <SparkBurst />
          <SourcePicture source={first} className={styles.picture} />
        </div>
        {refusal ? (
          <FailureNote>
            <FormattedMessage id="rewards.receipt.stopped" values={{ reason: refusal }} />
          </FailureNote>
        ) : null}
        <FactsList
          className={styles.facts}
          facts={[
            ...claimed.map((reward) => ({ name: reward.name, value: rewardText(reward) })),
            hasWagering(sum)
              ? { name: text('rewards.terms.turnover'), value: shown(sum.turnover), isMain: true }
              : undefined,
          ]}
        />
      </div>
    </Dialog>
  );
}
