import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { collectWallets } from '@portal/shared/contract/wallet/transfers';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { CoinsIcon } from '@portal/shared/ui/icons/money';
import { useState } from 'react';
import { collectable, type OwnWallet } from './transfer.rules.ts';
import { useTransfer } from './use-transfer.ts';
import styles from './wallet-page.module.css';

type Failed = CallOutput<typeof collectWallets>['failed'];

/** Collects all wallets into the main one; names amounts that stay, with vendor and reason. */
export function CollectAll({ wallets }: { wallets: readonly OwnWallet[] }) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const collect = useTransfer(collectWallets);
  const [failed, setFailed] = useState<Failed>([]);
  const [failure, setFailure] = useState('');
  const expected = collectable(wallets);
  const nameOf = (vassalage: string) => wallets.find(({ id }) => id === vassalage)?.name ?? vassalage;
  async function send() {
    const text = (id: string, amount: string) => intl.formatMessage({ id: `collect.${id}` }, { amount: shown(amount) });
    setFailure('');
    const isSure = await host.confirm({
      title: text('confirm.title', expected),
      text: text('confirm.text', expected),
      confirmLabel: text('submit', expected),
      cancelLabel: intl.formatMessage({ id: 'transfer.confirm.no' }),
    });
    if (!isSure) return;
    try {
      const answer = await collect.mutateAsync({});
      setFailed(answer.failed);
      if (answer.collected.length > 0) host.toast(text('done', answer.amount), 'good');
    } catch (error) {
      setFailure(refusalOf(error)?.message ?? intl.formatMessage({ id: 'transfer.unknown' }));
    }
  }
  return (
    <div className={styles.collect}>
      <Button
        icon={<CoinsIcon size={20} />}
        busy={collect.isPending}
        disabled={minorUnits(expected) === 0n}
        onClick={() => void send()}
      >
        <FormattedMessage id="collect.submit" />
      </Button>
      <FailureNote>
        {failure ||
          failed.map(({ vassalage, balance, message }) => (
            <span key={vassalage} className={styles.failed}>
              <FormattedMessage
                id="collect.failed"
                values={{ wallet: nameOf(vassalage), amount: shown(balance), reason: message }}
              />
            </span>
          ))}
      </FailureNote>
    </div>
  );
}
