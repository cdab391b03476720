import { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { IconSpot } from '@portal/shared/ui/icons/icon-spot';
import { LockIcon } from '@portal/shared/ui/icons/status';
import rows from '../account-rows.module.css';
import type { Passkey } from './passkey.ts';
import styles from './passkeys.module.css';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const intl = useIntl();
  const text = (id: string, at?: string) =>
    intl.formatMessage({ id: `passkeys.${id}` }, at ? { at: zonedTime(intl, at) } : {});
  const { name, createdAt, lastUsedAt, confirmsPayments, suspectedAt } = passkey;
  return (
    <li className={rows.row}>
      <IconSpot className={rows.icon}>
        <LockIcon />
      </IconSpot>
      <div className={rows.words}>
        <p className={rows.name}>
          {name}
          {suspectedAt ? <Badge tone="bad">{text('suspected', suspectedAt)}</Badge> : null}
        </p>
        <p className={styles.facts}>
          <span>{lastUsedAt ? text('used', lastUsedAt) : text('added', createdAt)}</span>
          <span>{text(confirmsPayments ? 'forBoth' : 'forLogin')}</span>
        </p>
      </div>
      <div className={styles.acts}>
        <Button size="small" aria-label={`${text('rename')}: ${name}`} onClick={onRename}>
          {text('rename')}
        </Button>
        <Button size="small" aria-label={`${text('remove')}: ${name}`} onClick={onRemove}>
          {text('remove')}
        </Button>
      </div>
    </li>
  );
}
