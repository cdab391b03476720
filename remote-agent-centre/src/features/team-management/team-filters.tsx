import { useIntl } from '@portal/shared/remote/intl';
import { Select } from '@portal/shared/ui/forms/select';
import { AccountFilter } from '../../parts/account-filter.tsx';
import styles from './team-management.module.css';
import { type Downlines, states, types } from './use-downlines.ts';

/** Filters: prefix of the account, type and state. */
export function TeamFilters({ asked, ask }: Pick<Downlines, 'asked' | 'ask'>) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `downlines.${id}` });
  const optionsOf = (name: string, values: readonly string[]) => [
    { value: '', label: text(`${name}.every`) },
    ...values.map((value) => ({ value, label: text(`${name}.${value}`) })),
  ];
  return (
    <div className={styles.fields}>
      <AccountFilter
        account={asked.search ?? ''}
        onChange={(search) => ask({ search: search || undefined })}
        label={text('search')}
      />
      <div className={styles.choices}>
        <Select
          label={text('type')}
          value={asked.type ?? ''}
          options={optionsOf('type', types)}
          onChange={({ target }) => ask({ type: types.find((type) => type === target.value) })}
        />
        <Select
          label={text('state')}
          value={asked.state ?? ''}
          options={optionsOf('state', states)}
          onChange={({ target }) => ask({ state: states.find((state) => state === target.value) })}
        />
      </div>
    </div>
  );
}
