import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { amountParts } from '@portal/shared/ui/amount.rules';
import { useState } from 'react';
import type { Direction, VendorWallet } from './transfer.rules.ts';
import { useTransfer } from './use-transfer.ts';

interface TransferAsked {
  vendor: VendorWallet;
  main: string;
  direction: Direction;
  amount: string;
}

/** Asks the player, sends, and says in words how it ended. `send` is true when the money has moved. */
export function useConfirmedTransfer() {
  const host = useHost();
  const intl = useIntl();
  const transfer = useTransfer();
  const [refusal, setRefusal] = useState<string>();

  async function send({ vendor, direction, amount }: TransferAsked): Promise<boolean> {
    const shown = `${host.site.currencySymbol}${amountParts(amount).digits}`;
    const values = { amount: shown, vendor: vendor.name };
    const text = (id: string) => intl.formatMessage({ id }, values);
    setRefusal(undefined);
    const isSure = await host.confirm({
      title: text('transfer.confirm.title'),
      text: text(`transfer.confirm.${direction}`),
      confirmLabel: text('transfer.confirm.yes'),
      cancelLabel: text('transfer.confirm.no'),
    });
    if (!isSure) return false;
    try {
      const { reference } = await transfer.mutateAsync({ vassalage: vendor.vassalage, direction, amount });
      host.toast(intl.formatMessage({ id: 'transfer.done' }, { ...values, reference }), 'good');
      return true;
    } catch (error) {
      setRefusal(refusalOf(error)?.message ?? text('transfer.unknown'));
      return false;
    }
  }
  return { send, isSending: transfer.isPending, refusal };
}
