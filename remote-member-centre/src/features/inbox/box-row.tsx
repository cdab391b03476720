import { ShortTime } from '@portal/shared/parts/short-time';
import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import type { ReactNode } from 'react';
import styles from './inbox.module.css';

interface BoxRowProps {
  title: string;
  preview: string;
  at: string;
  isRead: boolean;
  icon: ReactNode;
  /** Class of the tint of the icon. */
  tint?: string;
  onOpen: () => void;
  /** Beside the row. */
  children?: ReactNode;
}

/** One line of the inbox: what it is about, whether it is new, the first words, and the time. */
export function BoxRow({ title, preview, at, isRead, icon, tint, onOpen, children }: BoxRowProps) {
  const intl = useIntl();
  return (
    <li className={cx(styles.row, !isRead && styles.isNew)}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <span className={cx(styles.icon, tint)} aria-hidden="true">
          {icon}
        </span>
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
