import { listDownlines } from '@portal/shared/contract/agents/downlines';
import { useWhenSettled } from '@portal/shared/remote/forms/use-when-settled';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useId, useState } from 'react';

interface AgentFieldProps {
  account: string;
  error?: string;
  onChange: (account: string) => void;
}

/** Account of a direct downline; suggests names with the typed prefix. */
export function AgentField({ account, error, onChange }: AgentFieldProps) {
  const intl = useIntl();
  const listId = useId();
  const [search, setSearch] = useState(account.trim());
  useWhenSettled(account.trim(), search, setSearch);
  const found = useCallQuery(
    listDownlines,
    { type: 'agent', state: 'open', ...(search && { search }), pageNo: 1, pageSize: 20 },
    { keepPrevious: true },
  );
  return (
    <>
      <TextField
        name="account"
        label={intl.formatMessage({ id: 'contracts.offer.account' })}
        help={intl.formatMessage({ id: 'contracts.offer.account.help' })}
        required
        list={listId}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {found.data?.list.map((downline) => (
          <option key={downline.account} value={downline.account} />
        ))}
      </datalist>
    </>
  );
}
