import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import styles from './copy-rows.module.css';

interface CopyRow {
  name: string;
  value: string;
  /** Value to copy if it differs from the shown one. */
  copied?: string;
}

/** Named values, each with a button that copies it. */
export function CopyRows({ rows }: { rows: readonly CopyRow[] }) {
  const host = useHost();
  const intl = useIntl();
  const copy = async ({ name, value, copied = value }: CopyRow) => {
    await navigator.clipboard.writeText(copied);
    host.toast(intl.formatMessage({ id: 'deposit.copied' }, { name }), 'good');
  };
  return (
    <dl className={styles.copies}>
      {rows.map((row) => (
        <div key={row.name} className={styles.copy}>
          <dt>{row.name}</dt>
          <dd>
            {row.value}
            {/* Without the clipboard the text is there to be typed. */}
            <IconButton
              label={intl.formatMessage({ id: 'deposit.copy' }, { name: row.name })}
              icon={<CopyIcon size={20} />}
              onClick={() => void copy(row).catch(() => undefined)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
