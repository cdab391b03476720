import { Link } from '@portal/shared/remote/router';
import { ArrowRightIcon } from '@portal/shared/ui/icons/navigation';
import type { ReactNode } from 'react';
import styles from './reward-link.module.css';

interface RewardLinkProps {
  to: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A wide link from one page about rewards to another. */
export function RewardLink({ to, icon, title, children }: RewardLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      {icon}
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{children}</span>
      </span>
      <ArrowRightIcon size={22} />
    </Link>
  );
}
