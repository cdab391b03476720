import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { loadPreviewTexts } from '@portal/shared/i18n/load-preview';
import { useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import type { Preview, PreviewState } from './open-preview.ts';
import styles from './preview-bar.module.css';

interface PreviewBarProps {
  state: Preview['state'];
  onEnd(): void;
}

/** Says on every page that this is a preview, or why the requested preview is not shown. */
export function PreviewBar(props: PreviewBarProps) {
  return (
    <AreaTexts area={loadPreviewTexts}>
      <Bar {...props} />
    </AreaTexts>
  );
}

function Bar({ state, onEnd }: PreviewBarProps) {
  const intl = useIntl();
  const text = useWords(useReadable(state));
  return (
    <aside className={styles.bar} aria-label={intl.formatMessage({ id: 'preview.label' })}>
      <p className={styles.text} role="status">
        {text}
      </p>
      <Button size="small" className={styles.end} onClick={onEnd}>
        {intl.formatMessage({ id: 'preview.end' })}
      </Button>
    </aside>
  );
}

function useWords(state: PreviewState): string {
  const { formatMessage, formatDate, timeZone } = useIntl();
  if (!state.shown) return formatMessage({ id: `preview.${state.why}` });
  const isToday = dayIn(timeZone, new Date(state.expiresAt)) === dayIn(timeZone, new Date());
  const time = formatDate(state.expiresAt, { ...(!isToday && { dateStyle: 'medium' }), timeStyle: 'short' });
  return formatMessage({ id: 'preview.shown' }, { versions: state.versions.join(', '), time });
}
