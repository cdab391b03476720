import { cancelWithdrawal, getWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { NotLoaded } from '@portal/shared/parts/failed';
import { Money } from '@portal/shared/parts/money';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Button } from '@portal/shared/ui/button';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { Timeline as Steps } from '@portal/shared/ui/lists/timeline';
import { AccountName } from '../../../parts/bank-accounts/account-words.tsx';
import { BankLogo } from '../../../parts/bank-accounts/bank-logo.tsx';
import { CopyText } from '../../../parts/records/record-detail.tsx';
import { useConfirmedCall } from '../../../parts/use-confirmed-call.ts';
import { arrivingOf } from '../amount.rules.ts';
import { WithdrawalParts } from '../payout-parts/withdrawal-parts.tsx';
import { useWithdrawalRefresh } from '../use-withdrawal-updates.ts';
import type { WithdrawalDetail as Detail, Withdrawal } from '../withdrawal.ts';
import { arrives, isRunning, stepsOf } from './timeline.rules.ts';
import styles from './withdrawal-detail.module.css';
import { WithdrawalProgress } from './withdrawal-progress.tsx';

interface WithdrawalDetailProps {
  id: string;
  /** True in the card of a running withdrawal, whose head says what arrives. */
  isInCard?: boolean;
}

/** One withdrawal: its way, its money, its parts with what can be answered. */
export function WithdrawalDetail({ id, isInCard = false }: WithdrawalDetailProps) {
  const withdrawal = useCallQuery(getWithdrawal, { id });
  const { data } = withdrawal;
  if (!data) return <NotLoaded query={withdrawal} height={220} />;
  return (
    <div className={styles.detail}>
      <div className={styles.way}>
        <WithdrawalProgress withdrawal={data} />
        <Timeline withdrawal={data} />
      </div>
      <div className={styles.money}>
        <WithdrawalParts withdrawal={data} />
        <WithdrawalFacts withdrawal={data} hasTotal={!isInCard && arrives(data)} />
        {data.state === 'applied' ? <CancelWithdrawal withdrawal={data} /> : null}
      </div>
    </div>
  );
}

function WithdrawalFacts({ withdrawal, hasTotal }: { withdrawal: Detail; hasTotal: boolean }) {
  const intl = useIntl();
  const { reference, account, amount, fee, received, remaining, parts } = withdrawal;
  const isPaid = parts.length > 0;
  return (
    <FactsList
      facts={[
        account && {
          name: <FormattedMessage id="withdraw.to" />,
          value: (
            <span className={styles.account}>
              <BankLogo bank={account} size={28} />
              <AccountName account={account} />
            </span>
          ),
        },
        { name: <FormattedMessage id="withdraw.amount" />, value: <Money amount={amount} /> },
        { name: <FormattedMessage id="withdraw.fee" />, value: <Money amount={fee} /> },
        hasTotal
          ? {
              name: <FormattedMessage id="withdraw.arrives" />,
              value: <Money amount={arrivingOf(withdrawal)} />,
              isMain: true,
            }
          : undefined,
        isPaid
          ? { name: <FormattedMessage id="withdraw.receivedSoFar" />, value: <Money amount={received} /> }
          : undefined,
        isPaid
          ? { name: <FormattedMessage id="withdraw.remaining" />, value: <Money amount={remaining} /> }
          : undefined,
        {
          name: <FormattedMessage id="withdraw.number" />,
          value: <CopyText text={reference} label={intl.formatMessage({ id: 'transactions.copyReference' })} />,
        },
      ]}
    />
  );
}

/** The history of a withdrawal: past steps with times, the current one, the next ones. */
function Timeline({ withdrawal }: { withdrawal: Pick<Detail, 'state' | 'history'> }) {
  const intl = useIntl();
  const isOver = !isRunning(withdrawal);
  const steps = stepsOf(withdrawal).map(({ state, at, is }, index) => ({
    key: `${index} ${state}`,
    look: is === 'now' && isOver ? endOf(state) : is,
    name: <FormattedMessage id={`withdraw.state.${state}`} />,
    ...(at && { at: { iso: at, words: zonedTime(intl, at) } }),
    ...(is === 'now' && { about: <FormattedMessage id={`withdraw.about.${state}`} /> }),
  }));
  return <Steps label={intl.formatMessage({ id: 'withdraw.timeline' })} steps={steps} />;
}

/** Only the successful end looks like success. */
const endOf = (state: Detail['state']): 'done' | 'end' => (state === 'received' ? 'done' : 'end');

/** Cancels a withdrawal that is not in review yet. */
function CancelWithdrawal({ withdrawal: { id, amount } }: { withdrawal: Withdrawal }) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const { act, isBusy } = useConfirmedCall(cancelWithdrawal, useWithdrawalRefresh());
  const text = (key: string) => intl.formatMessage({ id: `withdraw.cancel.${key}` }, { amount: shown(amount) });
  const cancel = async () => {
    await act(
      { id },
      {
        title: text('title'),
        text: text('text'),
        confirmLabel: text('yes'),
        cancelLabel: intl.formatMessage({ id: 'withdraw.no' }),
      },
      text('done'),
    );
    void host.refreshBalance();
  };
  return (
    <Button busy={isBusy} onClick={() => void cancel()}>
      <FormattedMessage id="withdraw.cancel" />
    </Button>
  );
}
