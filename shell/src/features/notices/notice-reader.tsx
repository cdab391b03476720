import type { Notice } from '@portal/shared/contract/content/list-announcements';
import { cx } from '@portal/shared/ui/cx';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { Pagination } from '@portal/shared/ui/pagination';
import { useState } from 'react';
import { FormattedTime } from '../../frame/formatted-time.tsx';
import { RichText } from '../../frame/rich-text.tsx';
import { useText } from '../../host/use-text.ts';
import { noticePage, pageOfNotice, pagesOf } from './notice-pages.rules.ts';
import styles from './notices.module.css';

/** Titles at the left, nine on a page; the chosen notice at the right. */
export function NoticeReader({ notices, firstId }: { notices: readonly Notice[]; firstId?: string }) {
  const t = useText();
  const [page, setPage] = useState(() => pageOfNotice(notices, firstId));
  const [chosenId, setChosenId] = useState(firstId ?? notices[0]?.id);
  const chosen = notices.find(({ id }) => id === chosenId) ?? notices[0];
  if (!chosen) return <EmptyState drawing="letter" title={t('notice.empty')} />;
  return (
    <div className={styles.reader}>
      <nav className={styles.side} aria-label={t('notice.titles')}>
        <ul className={styles.titles}>
          {noticePage(notices, page).map(({ id, title, at }) => (
            <li key={id}>
              <button
                type="button"
                className={cx(styles.title, id === chosen.id && styles.chosen)}
                aria-current={id === chosen.id ? 'true' : undefined}
                onClick={() => setChosenId(id)}
              >
                {title}
                <FormattedTime at={at} />
              </button>
            </li>
          ))}
        </ul>
        <Pagination
          pageNo={page}
          totalPages={pagesOf(notices)}
          onChange={setPage}
          labels={{ pages: t('common.pages'), previous: t('common.previous'), next: t('common.next') }}
        />
      </nav>
      <article className={styles.detail}>
        <h3>{chosen.title}</h3>
        <FormattedTime at={chosen.at} />
        <RichText html={chosen.content} />
      </article>
    </div>
  );
}
