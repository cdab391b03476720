import { replayPayment } from '@portal/shared/contract/agents/contract-payments';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { RefreshIcon } from '@portal/shared/ui/icons/media';
import { useState } from 'react';
import styles from './explanation.module.css';

/** Has the platform recompute the payment from the stored bets, and shows whether the result is the same. */
export function Replay({ id }: { id: string }) {
  const host = useHost();
  const failureText = useFailureText();
  const moneyText = useShownAmount();
  const [result, setResult] = useState<{ amount: string; isSame: boolean }>();
  const [failure, setFailure] = useState('');
  const [replay, isBusy] = useOneAtATime(async () => {
    setFailure('');
    try {
      setResult(await host.call(replayPayment, { id }));
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  return (
    <div className={styles.replay}>
      <Button size="small" icon={<RefreshIcon size={18} />} busy={isBusy} onClick={() => void replay()}>
        <FormattedMessage id="why.replay" />
      </Button>
      <div role="status">
        {result ? (
          <Badge tone={result.isSame ? 'good' : 'bad'}>
            <FormattedMessage
              id={result.isSame ? 'why.replay.same' : 'why.replay.other'}
              values={{ amount: moneyText(result.amount) }}
            />
          </Badge>
        ) : null}
      </div>
      <FailureNote>{failure}</FailureNote>
    </div>
  );
}
