import { CopyButton } from '../frame/copy-button.tsx';
import { useText, useTimes } from '../texts/use-text.ts';
import styles from './previews.module.css';
import type { Preview } from './use-preview-columns.tsx';

/** The address of a new preview, for sharing. */
export function MadePreview({ preview: { url, expiresAt } }: { preview: Preview }) {
  const t = useText();
  const { moment } = useTimes();
  return (
    <div className={styles.made}>
      <p>{t('previews.made', { until: moment(expiresAt) })}</p>
      <code translate="no" className={styles.url}>
        {url}
      </code>
      <CopyButton value={url}>{t('previews.copy')}</CopyButton>
    </div>
  );
}
