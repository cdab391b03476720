import { cancelWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { useAct } from '../use-act.ts';
import type { Withdrawal } from '../withdrawal.ts';

/** Cancels a withdrawal that is not in review yet. */
export function CancelWithdrawal({ withdrawal: { id, amount } }: { withdrawal: Withdrawal }) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const { act, isBusy } = useAct(cancelWithdrawal);
  const text = (key: string) => intl.formatMessage({ id: `withdraw.cancel.${key}` }, { amount: shown(amount) });
  const cancel = async () => {
    await act({ id }, { title: text('title'), text: text('text'), confirmLabel: text('yes') }, text('done'));
    void host.refreshBalance();
  };
  return (
    <Button busy={isBusy} onClick={() => void cancel()}>
      <FormattedMessage id="withdraw.cancel" />
    </Button>
  );
}
