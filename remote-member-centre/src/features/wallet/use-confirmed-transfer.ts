import { walletTransfer } from '@portal/shared/contract/wallet/transfers';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useState } from 'react';
import type { Transfer } from './transfer.rules.ts';
import { useTransfer } from './use-transfer.ts';

/** Asks for confirmation, sends, and reports the outcome. `send` returns true once the money has moved. */
export function useConfirmedTransfer() {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const transfer = useTransfer(walletTransfer);
  const [refusal, setRefusal] = useState<string>();

  async function send({ from, to, amount }: Transfer): Promise<boolean> {
    const values = { amount: shown(amount), from: from.name, to: to.name };
    const text = (id: string) => intl.formatMessage({ id: `transfer.${id}` }, values);
    setRefusal(undefined);
    const isSure = await host.confirm({
      title: text('confirm.title'),
      text: text(to.id === 'main' ? 'confirm.back' : 'confirm.vendor'),
      confirmLabel: text('confirm.yes'),
      cancelLabel: text('confirm.no'),
    });
    if (!isSure) return false;
    try {
      const { reference } = await transfer.mutateAsync({ from: from.id, to: to.id, amount });
      host.toast(intl.formatMessage({ id: 'transfer.done' }, { ...values, reference }), 'good');
      return true;
    } catch (error) {
      setRefusal(refusalOf(error)?.message ?? text('unknown'));
      return false;
    }
  }
  return { send, isSending: transfer.isPending, refusal, forget: () => setRefusal(undefined) };
}
