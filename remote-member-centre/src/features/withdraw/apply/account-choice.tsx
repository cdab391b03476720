import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { AccountName } from '../../../parts/bank-accounts/account-words.tsx';
import type { BankAccounts } from '../../../parts/bank-accounts/bank-account.ts';
import { BankLogo } from '../../../parts/bank-accounts/bank-logo.tsx';
import { useCentrePages } from '../../../parts/centre-pages.ts';
import styles from './account-choice.module.css';

interface AccountChoiceProps {
  known: BankAccounts;
  /** Id. */
  chosen: string;
  onChoose: (id: string) => void;
  onBind: () => void;
}

/** Payout account: one of the bound ones, or a button to bind another. */
export function AccountChoice({ known: { accounts, atMost }, chosen, onChoose, onBind }: AccountChoiceProps) {
  const centre = useCentrePages();
  const intl = useIntl();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage({ id: 'withdraw.to' })}</legend>
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <label key={account.id} className={styles.account}>
            <input
              type="radio"
              name="bankAccountId"
              className={styles.radio}
              checked={account.id === chosen}
              onChange={() => onChoose(account.id)}
            />
            <BankLogo bank={account} />
            <span className={styles.words}>
              <span className={styles.name}>
                <AccountName account={account} />
              </span>
              <span className={styles.holder}>{account.holder}</span>
            </span>
            <span className={styles.dot} aria-hidden="true" />
          </label>
        ))}
      </div>
      <div className={styles.foot}>
        {accounts.length < atMost ? (
          <Button size="small" variant="quiet" onClick={onBind}>
            <FormattedMessage id="withdraw.bindAnother" />
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={() => centre.open('securityCenter')}>
          <FormattedMessage id="withdraw.manage" />
        </Button>
      </div>
    </fieldset>
  );
}
