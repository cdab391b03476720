import { ShortTime } from '@portal/shared/parts/short-time';
import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import { IconSpot, type IconTone } from '@portal/shared/ui/icons/icon-spot';
import type { ReactNode } from 'react';
import styles from './inbox.module.css';

interface BoxRowProps {
  title: string;
  preview: string;
  at: string;
  isRead: boolean;
  icon: ReactNode;
  tone?: IconTone;
  onOpen: () => void;
  /** Beside the row. */
  children?: ReactNode;
}

/** One row of the inbox: subject, unread mark, first words and time. */
export function BoxRow({ title, preview, at, isRead, icon, tone, onOpen, children }: BoxRowProps) {
  const intl = useIntl();
  return (
    <li className={cx(styles.row, !isRead && styles.isNew)}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <IconSpot tone={tone} isRound>
          {icon}
        </IconSpot>
        <span className={styles.words}>
          <span className={styles.title}>
            {isRead ? null : (
              <>
                <span className={styles.dot} aria-hidden="true" />
                <span className="visually-hidden">{intl.formatMessage({ id: 'inbox.new' })}</span>
              </>
            )}
            <span className={styles.name}>{title}</span>
          </span>
          <span className={styles.preview}>{preview}</span>
          <ShortTime at={at} />
        </span>
      </button>
      {children}
    </li>
  );
}
