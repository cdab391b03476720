import { useLocation } from '@portal/shared/remote/router';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useAnnouncements } from '../../frame/notices/use-announcements.ts';
import page from '../../frame/page-parts/page.module.css';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { type Announcement, announcementsOf, typeAsked, typesIn } from './announcement.ts';
import { NoticeReader } from './notice-reader.tsx';
import styles from './notices.module.css';

/** /noticePage: announcements of every type; the address holds the chosen type. */
export function NoticePage() {
  const t = useText();
  const query = useAnnouncements();
  return (
    <div className={page.page}>
      <h1>{t('notice.title')}</h1>
      <QueryView query={query}>{(answer) => <FilteredList all={announcementsOf(answer)} />}</QueryView>
    </div>
  );
}

function FilteredList({ all }: { all: readonly Announcement[] }) {
  const t = useText();
  const { host } = usePortal();
  const asked = typeAsked(useLocation().search);
  const shown = asked ? all.filter(({ type }) => type === asked) : all;
  const types = [undefined, ...typesIn(all)];
  const choose = (type?: string) => host.navigate(type ? `/noticePage?type=${type}` : '/noticePage', { replace: true });
  return (
    <div className={styles.list}>
      <FilterRow label={t('notice.types')}>
        {types.map((type) => (
          <Chip
            key={type ?? 'all'}
            isChosen={type === asked}
            count={type ? all.filter((one) => one.type === type).length : all.length}
            onClick={() => choose(type)}
          >
            {type ? t(`notice.type.${type}`) : t('common.all')}
          </Chip>
        ))}
      </FilterRow>
      <div className={styles.card}>
        <NoticeReader key={asked} notices={shown} />
      </div>
    </div>
  );
}
