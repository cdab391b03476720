import { useText } from '../texts/use-text.ts';
import { type ConsolePage, consolePages, hashOf } from './console-page.rules.ts';
import styles from './pages-row.module.css';

/** Links to the pages of the console, with the current one marked. */
export function PagesRow({ page }: { page: ConsolePage }) {
  const t = useText();
  return (
    <nav aria-label={t('frame.pages')} className={styles.pages}>
      {consolePages.map((one) => (
        <a key={one} href={hashOf(one)} aria-current={one === page ? 'page' : undefined} className={styles.page}>
          {t(`frame.page.${one}`)}
        </a>
      ))}
    </nav>
  );
}
