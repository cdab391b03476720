import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { SearchIcon } from '@portal/shared/ui/icons/frame';
import { type FormEvent, useState } from 'react';
import styles from './account-filter.module.css';

interface AccountFilterProps {
  account: string;
  onChange: (account: string) => void;
  label?: string;
}

/** Filter by account or prefix; applied by Enter or the button, cleared to see all. */
export function AccountFilter({ account, onChange, label }: AccountFilterProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(account);
  const [known, setKnown] = useState(account);
  if (known !== account) {
    setKnown(account);
    setTyped(account);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, and jsdom knows no search element
    <form className={styles.filter} role="search" onSubmit={submit}>
      <TextField
        className={styles.account}
        label={label ?? intl.formatMessage({ id: 'team.account' })}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" icon={<SearchIcon size={20} />}>
        {intl.formatMessage({ id: 'team.show' })}
      </Button>
    </form>
  );
}
