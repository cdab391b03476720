import { loadInfoTexts } from '@portal/shared/i18n/load-info';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { AppCard } from './app-card.tsx';
import { type App, appsOf } from './apps.rules.ts';
import styles from './download.module.css';
import { InstallCard } from './install-card.tsx';
import { InstallGuide } from './install-guide.tsx';
import { ownFirst, platformOf } from './phone-platform.rules.ts';

/** /down and /download: each app with its code and address, and how to install it; this device's app comes first. */
export function DownloadPage() {
  return (
    <AreaTexts area={loadInfoTexts}>
      <DownloadContent />
    </AreaTexts>
  );
}

function DownloadContent() {
  const t = useText();
  const { host } = usePortal();
  const own = platformOf(window.navigator);
  const isOwn = ({ platform }: App) => own !== undefined && platform.startsWith(own);
  // An app without an address leads to this page, where this device already is: it installs from the browser.
  const apps = ownFirst(appsOf(host.site.resources, window.location.origin), own).filter(
    (app) => app.download !== undefined || !isOwn(app),
  );
  const isForThis = apps.some(isOwn) || (own !== undefined && host.site.isInstallable);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('download.title')}</h1>
        {apps.length > 0 && <p>{t(isForThis ? 'download.text_own' : 'download.text')}</p>}
      </header>
      <InstallCard />
      {apps.length === 0 ? (
        <EmptyState title={t('download.empty')}>{t('download.empty_text')}</EmptyState>
      ) : (
        <>
          <div className={styles.apps}>
            {apps.map((app) => (
              <AppCard key={app.platform} app={app} isOwn={isOwn(app)} />
            ))}
          </div>
          {host.site.zaloBonus && (
            <p className={styles.bonus}>
              <GiftIcon />
              <span>{t('download.zalo', { amount: host.site.zaloBonus })}</span>
            </p>
          )}
          <InstallGuide platforms={apps.map(({ platform }) => platform)} />
        </>
      )}
    </div>
  );
}
