import { type PageLoader, usePageGroup } from '@portal/shared/remote/page-group';
import { FailedState } from '@portal/shared/ui/failed-state';
import { useText } from '../host/use-text.ts';
import styles from './page-chunk.module.css';

/** A page group of the shell: its place, the page, or the load error with a retry. */
export function PageChunk({ load }: { load: PageLoader }) {
  const t = useText();
  const group = usePageGroup(load);
  if (group.state === 'here') return <group.Page />;
  if (group.state === 'failed')
    return (
      <FailedState
        className={styles.failed}
        title={t('error.page_load')}
        retry={{ label: t('common.retry'), onRetry: group.retry }}
      />
    );
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}
