import { buttonClass } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { DownloadIcon } from '@portal/shared/ui/icons-media';
import { Qr } from '@portal/shared/ui/qr';
import page from '../../frame/page.module.css';
import { appLinks } from '../../frame/resources.rules.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './download.module.css';

const steps = ['scan', 'install', 'open'] as const;

/** /down and /download: each app with its code and address, and how to install it. */
export function DownloadPage() {
  const t = useText();
  const { host } = usePortal();
  const apps = appLinks(host.site.resources, window.location.origin);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('download.title')}</h1>
        <p>{t('download.text')}</p>
      </header>
      {apps.length === 0 && <EmptyState title={t('download.empty')} />}
      <div className={page.cards}>
        {apps.map(({ platform, address }) => (
          <article key={platform} className={page.card}>
            <div className={styles.app}>
              <Qr address={address} title={t(`app.code_${platform}`)} />
              <div className={page.head}>
                <h2>{t(`app.${platform}`)}</h2>
                <a href={address} className={buttonClass({ variant: 'primary' })} rel="noopener noreferrer">
                  <DownloadIcon size={20} />
                  {t('download.get')}
                </a>
              </div>
            </div>
          </article>
        ))}
      </div>
      <section className={page.head}>
        <h2>{t('download.guide')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`download.step_${step}`)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
