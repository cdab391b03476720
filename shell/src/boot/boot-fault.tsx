import { Button } from '@portal/shared/ui/button';
import styles from './boot-screen.module.css';

/** Not even the page that would say so has arrived: the least that can be said, and once more. */
export function BootFault({ title, text, retry }: { title: string; text: string; retry: string }) {
  return (
    <main className={styles.fault}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {retry}
      </Button>
    </main>
  );
}
