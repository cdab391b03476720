import { useIntl } from '@portal/shared/remote/intl';
import styles from './account-words.module.css';
import type { BankAccount } from './bank-account.ts';
import { lastDigits } from './bank-number.rules.ts';

/** Name of the bank with the last digits of the number, which are read out as such. */
export function AccountName({ account }: { account: Pick<BankAccount, 'bankName' | 'number'> }) {
  const intl = useIntl();
  const digits = lastDigits(account.number);
  return (
    <span className={styles.name}>
      {account.bankName}{' '}
      <span className={styles.digits} translate="no" aria-hidden="true">
        {`···· ${digits}`}
      </span>
      <span className="visually-hidden">{intl.formatMessage({ id: 'bankAccounts.ends' }, { digits })}</span>
    </span>
  );
}
