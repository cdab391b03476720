import { chunkTimeoutMs } from '@portal/shared/contract/constants';
import { Button } from '@portal/shared/ui/button';
import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../host/use-text.ts';
import { loadWithin } from './load-within.ts';
import styles from './page-chunk.module.css';
import type { PageLoader } from './page-loaders.ts';

type Loaded = { load: PageLoader; page: ComponentType } | { load: PageLoader; failed: true };

/** A page group: skeleton, page, or the load error. A retry asks again: webpack forgets a chunk that failed. */
export function PageChunk({ load }: { load: PageLoader }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  // A new attempt is a new fetch of the same page.
  useEffect(() => {
    let isCurrent = true;
    const show = (state: Loaded) => isCurrent && setLoaded(state);
    loadWithin(load, chunkTimeoutMs).then(
      (page) => show({ load, page }),
      () => show({ load, failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (loaded?.load !== load) return <PageSkeleton />;
  if ('failed' in loaded) {
    const retry = () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    };
    return <PageFailed onRetry={retry} />;
  }
  return <loaded.page />;
}

function PageSkeleton() {
  const t = useText();
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}

function PageFailed({ onRetry }: { onRetry(): void }) {
  const t = useText();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('error.page_load')}</p>
      <Button variant="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
