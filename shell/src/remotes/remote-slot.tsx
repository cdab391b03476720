import { usePageGroup } from '@portal/shared/remote/mounting/page-group';
import { cx } from '@portal/shared/ui/cx';
import { PageFailed } from '../app/page-failed.tsx';
import { useText } from '../host/use-text.ts';
import { loadSlotBody } from './load-slot-body.ts';
import { type RemoteSlotProps, SlotContext } from './mounting/slot-context.ts';
import { SlotSkeleton } from './mounting/slot-skeleton.tsx';
import styles from './remote-slot.module.css';

/**
 * The slot of a page or overlay in which a remote is shown. Its body loads with the first slot; on failure an error with
 * a retry shows.
 */
export function RemoteSlot(asked: RemoteSlotProps) {
  const group = usePageGroup(loadSlotBody);
  if (group.state === 'failed') return <BodyFailed onRetry={group.retry} />;
  if (group.state === 'loading') {
    return (
      <section className={cx(styles.slot, styles[asked.surface])} aria-busy="true">
        <SlotSkeleton />
      </section>
    );
  }
  return (
    <SlotContext value={asked}>
      <group.Page />
    </SlotContext>
  );
}

function BodyFailed({ onRetry }: { onRetry(): void }) {
  const t = useText();
  return <PageFailed text={t('error.page_load')} onRetry={onRetry} />;
}
