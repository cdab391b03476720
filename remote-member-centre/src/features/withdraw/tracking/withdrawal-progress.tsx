import { getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { ProgressNote, ToSupport } from '../../../parts/progress/progress-note.tsx';
import { usePromiseWords } from '../../../parts/progress/use-promise-words.ts';
import { useDebtPayment } from '../obstacles/use-debt-payment.ts';
import type { Terms, WithdrawalDetail } from '../withdrawal.ts';
import { progressOf } from './progress.rules.ts';

/** What an open withdrawal waits for, until when, and the way on if it takes longer or the member has to act. */
export function WithdrawalProgress({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const shown = useShownAmount();
  const words = usePromiseWords();
  const terms = useCallQuery(getWithdrawalTerms, {}).data;
  if (!terms) return null;
  const progress = progressOf(withdrawal, terms.owed);
  if (!progress) return null;
  const { waits, promise, answerBy } = progress;
  const { serverTime, reference } = withdrawal;
  const values = { owed: shown(terms.owed), time: answerBy ? words.moment(answerBy, serverTime) : '' };
  return (
    <ProgressNote
      promise={promise}
      serverTime={serverTime}
      reference={reference}
      way={waits === 'debt' ? <DebtWay terms={terms} /> : waits === 'not_received' ? <ToSupport /> : null}
    >
      <p>
        <FormattedMessage id={`withdraw.wait.${waits}`} values={values} />
      </p>
    </ProgressNote>
  );
}

/** Pays the debt from the main wallet; with nothing in it customer service helps. */
function DebtWay({ terms }: { terms: Terms }) {
  const pay = useDebtPayment(terms);
  if (terms.balance === '0.00') return <ToSupport />;
  return (
    <Button size="small" onClick={() => void pay()}>
      <FormattedMessage id="withdraw.way.pay" />
    </Button>
  );
}
