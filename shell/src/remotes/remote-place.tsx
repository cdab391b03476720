import { usePageGroup } from '@portal/shared/remote/mounting/page-group';
import { cx } from '@portal/shared/ui/cx';
import { PageFailed } from '../app/page-failed.tsx';
import { useText } from '../host/use-text.ts';
import { loadRemoteView } from './load-remote-view.ts';
import { PlaceContext, type RemotePlaceProps } from './place/place-context.ts';
import { PlaceSkeleton } from './place/place-skeleton.tsx';
import styles from './remote-place.module.css';

/**
 * The place where a remote is shown. Its code loads with the first place; on failure it shows an error with a retry.
 */
export function RemotePlace(asked: RemotePlaceProps) {
  const group = usePageGroup(loadRemoteView);
  if (group.state === 'failed') return <PartsFailed onRetry={group.retry} />;
  if (group.state === 'loading') {
    return (
      <section className={cx(styles.place, styles[asked.surface])} aria-busy="true">
        <PlaceSkeleton />
      </section>
    );
  }
  return (
    <PlaceContext value={asked}>
      <group.Page />
    </PlaceContext>
  );
}

function PartsFailed({ onRetry }: { onRetry(): void }) {
  const t = useText();
  return <PageFailed text={t('error.page_load')} onRetry={onRetry} />;
}
