import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { CopyIcon } from '@portal/shared/ui/icons/media';
import styles from './results-dialog.module.css';

/** Number of the draw, to copy for a question to support, and whether it was corrected or cancelled. */
export function DrawBadges({ draw }: { draw: OpenedDraw }) {
  const host = useHost();
  const intl = useIntl();
  const { drawId } = draw;
  // Browsers have a clipboard on secure addresses only; without it the number is there to be typed.
  const copy = async () => {
    await navigator.clipboard.writeText(drawId);
    host.toast(intl.formatMessage({ id: 'results.copied' }), 'good');
  };
  return (
    <div className={styles.marks}>
      {navigator.clipboard ? (
        <button
          type="button"
          className={styles.copy}
          aria-label={intl.formatMessage({ id: 'results.copy' }, { drawId })}
          onClick={() => void copy().catch(() => undefined)}
        >
          {drawId}
          <CopyIcon size={16} />
        </button>
      ) : (
        <span className={styles.copy}>{drawId}</span>
      )}
      <StateBadges draw={draw} />
    </div>
  );
}

export function StateBadges({ draw }: { draw: OpenedDraw }) {
  const intl = useIntl();
  return (
    <>
      {draw.state === 'cancelled' ? <Badge tone="bad">{intl.formatMessage({ id: 'draw.cancelled' })}</Badge> : null}
      {draw.corrections > 0 ? (
        <Badge tone="warn">{intl.formatMessage({ id: 'draw.corrected' }, { times: draw.corrections })}</Badge>
      ) : null}
    </>
  );
}
