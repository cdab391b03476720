import page from '../../frame/page.module.css';
import { QueryView } from '../../frame/query-view.tsx';
import { useAnnouncements } from '../../frame/use-announcements.ts';
import { useText } from '../../host/use-text.ts';
import { NoticeReader } from './notice-reader.tsx';

/** /noticePage: the announcement list. */
export function NoticePage() {
  const t = useText();
  const query = useAnnouncements();
  return (
    <div className={page.page}>
      <h1>{t('notice.title')}</h1>
      <QueryView query={query}>{({ notices }) => <NoticeReader notices={notices} />}</QueryView>
    </div>
  );
}
