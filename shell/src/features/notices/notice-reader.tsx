import { announcementsPerPage } from '@portal/shared/contract/constants';
import { cx } from '@portal/shared/ui/cx';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { ChevronRightIcon } from '@portal/shared/ui/icons/frame';
import { ArrowLeftIcon } from '@portal/shared/ui/icons/navigation';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { useEffect, useRef, useState } from 'react';
import { FormattedTime } from '../../frame/page-parts/formatted-time.tsx';
import { useText } from '../../host/use-text.ts';
import type { Announcement } from './announcement.ts';
import { AnnouncementDetail } from './announcement-detail.tsx';
import styles from './notices.module.css';

interface NoticeReaderProps {
  notices: readonly Announcement[];
  /** Notice to open first; on a phone without it the titles come first. */
  firstId?: string;
}

/** Titles on the left, nine per page, and the chosen notice on the right. On a phone one after the other. */
export function NoticeReader({ notices, firstId }: NoticeReaderProps) {
  const t = useText();
  const detail = useRef<HTMLElement>(null);
  const [chosenId, setChosenId] = useState(firstId ?? notices[0]?.id);
  const [isReading, setIsReading] = useState(firstId !== undefined);
  const chosen = notices.find(({ id }) => id === chosenId) ?? notices[0];
  // A new notice starts at its top, wherever the last one was scrolled to.
  useEffect(() => {
    if (isReading) detail.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isReading, chosenId]);
  if (!chosen) return <EmptyState drawing="letter" title={t('notice.empty')} />;
  const choose = (id: string) => {
    setChosenId(id);
    setIsReading(true);
  };
  return (
    <div className={styles.reader} data-reading={isReading || undefined}>
      <Titles notices={notices} chosenId={chosen.id} onChoose={choose} />
      <article ref={detail} className={styles.detail} aria-live="polite">
        <button type="button" className={styles.back} onClick={() => setIsReading(false)}>
          <ArrowLeftIcon size={18} />
          {t('notice.back')}
        </button>
        <AnnouncementDetail announcement={chosen} />
      </article>
    </div>
  );
}

interface TitlesProps {
  notices: readonly Announcement[];
  chosenId: string;
  onChoose(id: string): void;
}

function Titles({ notices, chosenId, onChoose }: TitlesProps) {
  const t = useText();
  const [turnedTo, setTurnedTo] = useState(() => pageOfNotice(notices, chosenId));
  // The list may have become shorter since.
  const page = Math.min(turnedTo, pagesOf(notices));
  return (
    <nav className={styles.side} aria-label={t('notice.titles')}>
      <ul className={styles.titles}>
        {noticePage(notices, page).map((notice) => (
          <li key={notice.id}>
            <button
              type="button"
              className={cx(styles.title, notice.id === chosenId && styles.chosen)}
              aria-current={notice.id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(notice.id)}
            >
              <span className={styles.name}>{notice.title}</span>
              <span className={styles.kind}>
                {t(`notice.type.${notice.type}`)}
                {'at' in notice && <FormattedTime at={notice.at} />}
              </span>
              <ChevronRightIcon size={18} className={styles.chevron} />
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        pageNo={page}
        totalPages={pagesOf(notices)}
        onChange={setTurnedTo}
        labels={{ pages: t('common.pages'), previous: t('common.previous'), next: t('common.next') }}
      />
    </nav>
  );
}

/** Pages of 9 (docs/product.md 2.3). */
function pagesOf(notices: readonly unknown[]): number {
  return Math.max(1, Math.ceil(notices.length / announcementsPerPage));
}

function noticePage<T>(notices: readonly T[], page: number): readonly T[] {
  return notices.slice((page - 1) * announcementsPerPage, page * announcementsPerPage);
}

/** Returns the page of a notice; the first one for an unknown notice. */
function pageOfNotice(notices: readonly { id: string }[], id: string | undefined): number {
  const index = notices.findIndex((notice) => notice.id === id);
  return index < 0 ? 1 : Math.floor(index / announcementsPerPage) + 1;
}
