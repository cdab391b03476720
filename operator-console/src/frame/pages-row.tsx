import { Chip } from '@portal/shared/ui/chip';
import { useText } from '../texts/use-text.ts';
import styles from './pages-row.module.css';

export const consolePages = ['releases', 'audit'] as const;
export type ConsolePage = (typeof consolePages)[number];

/** The pages of the console, with the one that is open marked. */
export function PagesRow({ page, onPage }: { page: ConsolePage; onPage: (page: ConsolePage) => void }) {
  const t = useText();
  return (
    <nav aria-label={t('frame.pages')} className={styles.pages}>
      {consolePages.map((one) => (
        <Chip key={one} isChosen={one === page} onClick={() => onPage(one)}>
          {t(`frame.page.${one}`)}
        </Chip>
      ))}
    </nav>
  );
}
