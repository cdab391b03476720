import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { AccountName } from '../../../parts/bank-accounts/account-words.tsx';
import type { BankAccount } from '../../../parts/bank-accounts/bank-account.ts';
import { BankLogo } from '../../../parts/bank-accounts/bank-logo.tsx';
import { lastDigits } from '../../../parts/bank-accounts/bank-number.rules.ts';
import rows from '../account-rows.module.css';
import styles from './bank-accounts.module.css';

export function BankAccountRow({ account, onRemove }: { account: BankAccount; onRemove: () => void }) {
  const intl = useIntl();
  const remove = intl.formatMessage({ id: 'security.act.remove' });
  return (
    <li className={rows.row}>
      <BankLogo bank={account} />
      <div className={rows.words}>
        <p className={rows.name}>
          <AccountName account={account} />
        </p>
        <p className={styles.facts}>
          <span>{account.holder}</span>
          <span>
            {intl.formatMessage(
              { id: 'bankAccounts.since' },
              { at: intl.formatDate(account.boundAt, { dateStyle: 'medium' }) },
            )}
          </span>
        </p>
      </div>
      <Button
        size="small"
        aria-label={`${remove}: ${account.bankName} ${lastDigits(account.number)}`}
        onClick={onRemove}
      >
        {remove}
      </Button>
    </li>
  );
}
