import { Mark } from '@portal/shared/ui/brand/mark';
import type { ReactNode } from 'react';
import { DemoLine } from '../frame/demo-line.tsx';
import styles from './login-card.module.css';

interface LoginCardProps {
  title: string;
  about?: string;
  children: ReactNode;
}

/** The whole page of somebody who is not logged in yet. */
export function LoginCard({ title, about, children }: LoginCardProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p>
          <Mark size={44} />
        </p>
        <h1 className={styles.title}>{title}</h1>
        <DemoLine />
        {about ? <p className={styles.about}>{about}</p> : null}
        {children}
      </div>
    </main>
  );
}
