import { BadIcon, GoodIcon, InfoIcon, WarnIcon } from '@portal/shared/ui/icons/frame';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { neutral: InfoIcon, good: GoodIcon, bad: BadIcon, warn: WarnIcon };

interface NoticeProps {
  tone: keyof typeof icons;
  children: ReactNode;
  /** At the end of the line, or below on phones. */
  action?: ReactNode;
  /** `alert` for what must be announced immediately. */
  role?: 'status' | 'alert' | 'note';
  id?: string;
}

/** A notice to the operator, with icon and colour. */
export function Notice({ tone, children, action, role = 'status', id }: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div id={id} role={role} className={styles.notice} data-tone={tone}>
      <ToneIcon size={20} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
