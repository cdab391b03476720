import { useIntl } from '@portal/shared/remote/intl';
import { Link } from '@portal/shared/remote/router';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { ChevronRightIcon, MegaphoneIcon } from '@portal/shared/ui/icons/frame';
import { useAnnouncements } from '../../../frame/notices/use-announcements.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import home from '../home.module.css';
import { RailEmpty, RailFailed } from '../rails/rail-state.tsx';
import styles from './latest-notices.module.css';

const shown = 4;

/** The newest announcements; a press opens the notice modal. */
export function LatestNotices() {
  const t = useText();
  const { formatDate } = useIntl();
  const { dialogs } = usePortal();
  const query = useAnnouncements();
  const notices = query.data?.notices;
  const head = {
    title: t('notice.title'),
    icon: <MegaphoneIcon size={28} className={home.mark} />,
    all: <Link to="/noticePage">{t('common.all')}</Link>,
  };
  if (query.isError && !notices) return <RailFailed title={head.title} query={query} />;
  if (notices?.length === 0) return <RailEmpty {...head} />;
  return (
    <section className={home.section} aria-labelledby="latest-notices" aria-busy={!notices}>
      <header className={home.head}>
        {head.icon}
        <h2 id="latest-notices">{head.title}</h2>
        <span className={home.all}>{head.all}</span>
      </header>
      {!notices && <Skeleton shape="block" height={200} />}
      <ul className={styles.notices}>
        {[...(notices ?? [])]
          .sort((a, b) => b.at.localeCompare(a.at))
          .slice(0, shown)
          .map(({ id, title, at }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.notice}
                aria-haspopup="dialog"
                onClick={() => dialogs.open({ name: 'notice', noticeId: id })}
              >
                <time dateTime={at} className={styles.noticeDate}>
                  {formatDate(at, { day: 'numeric', month: 'short' })}
                </time>
                <span className={styles.noticeTitle}>{title}</span>
                <ChevronRightIcon size={18} />
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
