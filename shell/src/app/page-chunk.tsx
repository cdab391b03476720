import { type PageLoader, usePageGroup } from '@portal/shared/remote/mounting/page-group';
import { memo } from 'react';
import { useText } from '../host/use-text.ts';
import styles from './page-chunk.module.css';
import { PageFailed } from './page-failed.tsx';

/**
 * Loads a page group of the shell: a skeleton, the page, or the load error with a retry. Memoised while overlays open and
 * close above it.
 */
export const PageChunk = memo(function PageChunk({ load }: { load: PageLoader }) {
  const t = useText();
  const group = usePageGroup(load);
  if (group.state === 'here') return <group.Page />;
  if (group.state === 'failed') return <PageFailed text={t('error.page_load')} onRetry={group.retry} />;
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
});
