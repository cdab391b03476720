import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import { Button } from '@portal/shared/ui/button';
import { TransferIcon } from '@portal/shared/ui/icons-money';
import { Select } from '@portal/shared/ui/select';
import { Tabs } from '@portal/shared/ui/tabs';
import { TextField } from '@portal/shared/ui/text-field';
import { type FormEvent, useState } from 'react';
import { amountTyped } from '../../parts/typed-amount.rules.ts';
import { type Direction, transferProblem, type VendorWallet } from './transfer.rules.ts';
import { TransferPreview } from './transfer-preview.tsx';
import { useConfirmedTransfer } from './use-confirmed-transfer.ts';
import styles from './wallet-page.module.css';

export function TransferForm({ main, vendors }: { main: string; vendors: VendorWallet[] }) {
  const host = useHost();
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [direction, setDirection] = useState<Direction>('to-vendor');
  const [vassalage, setVassalage] = useState(vendors[0]?.vassalage);
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const vendor = vendors.find((entry) => entry.vassalage === vassalage) ?? vendors[0];
  const { send, isSending, refusal } = useConfirmedTransfer();
  if (!vendor) return null;
  const held = direction === 'to-vendor' ? main : vendor.balance;
  const problem = transferProblem(typed, held);
  const amount = amountTyped(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem || !amount) return;
    if (await send({ vendor, main, direction, amount })) {
      setTyped('');
      setIsChecked(false);
    }
  };
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setIsChecked(false);
      set(value);
    };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={text('transfer.title')}
    >
      <h3>
        <FormattedMessage id="transfer.title" />
      </h3>
      <Tabs
        look="pill"
        label={text('transfer.direction')}
        items={(['to-vendor', 'from-vendor'] as const).map((value) => ({ value, label: text(`transfer.${value}`) }))}
        value={direction}
        onChange={change(setDirection)}
      />
      <Select
        label={text('transfer.vendor')}
        options={vendors.map((entry) => ({ value: entry.vassalage, label: entry.name }))}
        value={vendor.vassalage}
        onChange={({ target }) => change(setVassalage)(target.value)}
      />
      <TextField
        label={text('transfer.amount')}
        prefix={host.site.currencySymbol}
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed}
        onChange={({ target }) => change(setTyped)(target.value)}
        error={isChecked && problem ? text(`transfer.problem.${problem}`) : refusal}
        help={
          <FormattedMessage
            id="transfer.help"
            values={{ held: <AmountLabel amount={held} symbol={host.site.currencySymbol} /> }}
          />
        }
        suffix={
          <Button size="small" variant="quiet" onClick={() => change(setTyped)(held)}>
            <FormattedMessage id="transfer.all" />
          </Button>
        }
      />
      {amount && !problem ? (
        <TransferPreview vendor={vendor} main={main} direction={direction} amount={amount} />
      ) : null}
      <Button type="submit" variant="primary" wide busy={isSending} icon={<TransferIcon size={20} />}>
        <FormattedMessage id="transfer.submit" />
      </Button>
    </form>
  );
}
