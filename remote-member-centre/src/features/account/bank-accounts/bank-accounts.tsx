import { listBankAccounts } from '@portal/shared/contract/payments/bank-accounts';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { useRef, useState } from 'react';
import type { BankAccount, BankAccounts as Known } from '../../../parts/bank-accounts/bank-account.ts';
import { useBinding } from '../../../parts/bank-accounts/use-binding.tsx';
import rows from '../account-rows.module.css';
import page from '../security-centre.module.css';
import { BankAccountRow } from './bank-account-row.tsx';
import styles from './bank-accounts.module.css';
import { RemoveBankAccount } from './remove-bank-account.tsx';

/** The member's payout accounts: bank accounts and wallets, to bind and to remove. */
export function BankAccounts() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className={page.heading}>
        <FormattedMessage id="bankAccounts.heading" />
      </h3>
      {/* The button that was pressed goes with its account, so the focus goes to the heading. */}
      <BankAccountList onRemoved={() => heading.current?.focus()} />
    </section>
  );
}

function BankAccountList({ onRemoved }: { onRemoved: () => void }) {
  const accounts = useCallQuery(listBankAccounts, {});
  if (accounts.data) return <Bound known={accounts.data} onRemoved={onRemoved} />;
  return <NotLoaded titleId="bankAccounts.failed" query={accounts} height={140} />;
}

function Bound({ known, onRemoved }: { known: Known; onRemoved: () => void }) {
  const [removing, setRemoving] = useState<BankAccount>();
  const binding = useBinding(known);
  const { accounts, atMost } = known;
  return (
    <div className={rows.panel}>
      {accounts.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="bankAccounts.none" />
        </p>
      ) : (
        <ul className={rows.rows}>
          {accounts.map((account) => (
            <BankAccountRow key={account.id} account={account} onRemove={() => setRemoving(account)} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {accounts.length < atMost ? (
          <Button size="small" onClick={binding.open}>
            <FormattedMessage id="bankAccounts.bind" />
          </Button>
        ) : null}
        <p className={styles.note}>
          <FormattedMessage id="bankAccounts.count" values={{ count: accounts.length, atMost }} />
        </p>
      </div>
      {binding.dialog}
      {removing ? (
        <RemoveBankAccount account={removing} onClose={() => setRemoving(undefined)} onRemoved={onRemoved} />
      ) : null}
    </div>
  );
}
