import { useIntl } from '@portal/shared/remote/intl';
import { SearchSelect } from '@portal/shared/ui/forms/search-select';
import type { PayoutBank } from './bank-account.ts';
import { BankLogo } from './bank-logo.tsx';
import { banksNamed } from './bank-number.rules.ts';
import styles from './bank-picker.module.css';

interface BankPickerProps {
  name: string;
  banks: readonly PayoutBank[];
  chosen: PayoutBank | undefined;
  error: string | undefined;
  onChoose: (bank: PayoutBank) => void;
}

/** The bank or wallet that is paid to, found by typing. */
export function BankPicker({ banks, ...field }: BankPickerProps) {
  const intl = useIntl();
  const text = (key: string) => intl.formatMessage({ id: `bankAccounts.bank.${key}` });
  return (
    <SearchSelect
      {...field}
      label={text('label')}
      labels={{ search: text('search'), list: text('list'), none: text('none') }}
      placeholder={text('choose')}
      matching={(typed) => banksNamed(banks, typed)}
      keyOf={({ code }) => code}
      draw={(bank) => <Bank bank={bank} />}
    />
  );
}

function Bank({ bank: { code, name, kind } }: { bank: PayoutBank }) {
  const kindName = useIntl().formatMessage({ id: `bankAccounts.kind.${kind}` });
  return (
    <span className={styles.bank}>
      <BankLogo bank={{ bankCode: code, bankName: name, kind }} size={32} />
      <span className={styles.name}>{name}</span>
      <span className={styles.kind}>{kindName}</span>
    </span>
  );
}
