import { Logo } from '@portal/shared/ui/brand/logo';
import type { ReactNode } from 'react';
import styles from './system-page.module.css';
import { SystemPicture, type SystemPictureName } from './system-picture.tsx';
import type { SystemPorts } from './system-ports.ts';
import { SystemTools } from './system-tools.tsx';

interface SystemSheetProps {
  ports: SystemPorts;
  picture: SystemPictureName;
  title: string;
  brand?: string;
  children: ReactNode;
}

/** Brand, language and theme on top; picture, title and text on a sheet. */
export function SystemSheet({ ports, picture, title, brand, children }: SystemSheetProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {brand ? <Logo name={brand} /> : <span />}
        <SystemTools ports={ports} />
      </header>
      <main className={styles.main}>
        <div className={styles.sheet}>
          <SystemPicture name={picture} />
          <div className={styles.body}>
            <h1>{title}</h1>
            {children}
          </div>
        </div>
      </main>
    </div>
  );
}
