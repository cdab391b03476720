import { buttonClass } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { DownloadIcon } from '@portal/shared/ui/icons/media';
import { Qr } from '@portal/shared/ui/images/qr';
import { useText } from '../../host/use-text.ts';
import type { App } from './apps.rules.ts';
import styles from './download.module.css';

/** One app: its address, and its code (size 200, margin 20) for another device to scan. */
export function AppCard({ app: { platform, code, download }, isOwn }: { app: App; isOwn: boolean }) {
  const t = useText();
  return (
    <article className={styles.app} data-own={isOwn || undefined}>
      <div className={styles.about}>
        {isOwn && <Badge tone="good">{t('download.this_device')}</Badge>}
        <h2>{t(`app.${platform}`)}</h2>
        <p>{t(`download.about.${platform}`)}</p>
        {download && (
          <a
            href={download}
            className={buttonClass({ variant: isOwn ? 'primary' : 'secondary' })}
            rel="noopener noreferrer"
          >
            <DownloadIcon size={20} />
            {t('download.get')}
          </a>
        )}
      </div>
      {!isOwn && (
        <figure className={styles.code}>
          <Qr address={code} title={t(`app.code_${platform}`)} className={styles.picture} />
          <figcaption>{t(download ? 'download.scan' : 'download.on_phone')}</figcaption>
        </figure>
      )}
    </article>
  );
}
