import { amountTyped } from '@portal/shared/contract/typed/typed-amount.rules';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Select } from '@portal/shared/ui/forms/select';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { TransferIcon } from '@portal/shared/ui/icons/money';
import { type FormEvent, useState } from 'react';
import { AmountInput } from '../../parts/amounts/amount-input.tsx';
import { HeldAmount } from '../../parts/amounts/held-amount.tsx';
import {
  balancesAfter,
  mayReceive,
  maySend,
  type OwnWallet,
  type Transfer,
  transferProblem,
} from './transfer.rules.ts';
import styles from './transfer-form.module.css';
import { useConfirmedTransfer } from './use-confirmed-transfer.ts';

interface TransferFormProps {
  wallets: readonly OwnWallet[];
  from: OwnWallet;
  to: OwnWallet;
  onPair: (fromId: string, toId: string) => void;
}

/** Transfer form: both wallets, the amount, and the balances afterwards. */
export function TransferForm({ wallets, from, to, onPair }: TransferFormProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `transfer.${id}` });
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { send, isSending, refusal, forget } = useConfirmedTransfer();
  const problem = transferProblem(typed, from.balance);
  const amount = amountTyped(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem || !amount || !(await send({ from, to, amount }))) return;
    setTyped('');
    setIsChecked(false);
  };
  const type = (value: string) => {
    setIsChecked(false);
    forget();
    setTyped(value);
  };
  const optionsOf = (may: (wallet: OwnWallet) => boolean) =>
    wallets.map((wallet) => ({ value: wallet.id, label: wallet.name, disabled: !may(wallet) }));
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="transfer-title">
      <h3 id="transfer-title">{text('title')}</h3>
      <div className={styles.pair}>
        <Select
          label={text('from')}
          options={optionsOf(maySend)}
          value={from.id}
          onChange={({ target }) => onPair(target.value, target.value === to.id ? from.id : to.id)}
        />
        <IconButton
          className={styles.swap}
          label={text('swap')}
          icon={<TransferIcon size={20} />}
          onClick={() => onPair(to.id, from.id)}
        />
        <Select
          label={text('to')}
          options={optionsOf(mayReceive)}
          value={to.id}
          onChange={({ target }) => onPair(target.value === from.id ? to.id : from.id, target.value)}
        />
      </div>
      <AmountInput
        label={text('amount')}
        typed={typed}
        onType={type}
        error={isChecked && problem ? text(`problem.${problem}`) : refusal}
        help={<FormattedMessage id="transfer.help" values={{ held: <HeldAmount amount={from.balance} /> }} />}
        suffix={
          <Button size="small" variant="quiet" onClick={() => type(from.balance)}>
            {text('all')}
          </Button>
        }
      />
      {amount && !problem ? <TransferPreview from={from} to={to} amount={amount} /> : null}
      <Button type="submit" variant="primary" wide busy={isSending} icon={<TransferIcon size={20} />}>
        {text('submit')}
      </Button>
    </form>
  );
}

/** Preview of both balances. */
function TransferPreview(transfer: Transfer) {
  const after = balancesAfter(transfer);
  return (
    <dl className={styles.preview}>
      <dt>
        <FormattedMessage id="transfer.after" values={{ wallet: transfer.from.name }} />
      </dt>
      <dd>
        <HeldAmount amount={after.from} />
      </dd>
      <dt>
        <FormattedMessage id="transfer.after" values={{ wallet: transfer.to.name }} />
      </dt>
      <dd>
        <HeldAmount amount={after.to} />
      </dd>
    </dl>
  );
}
