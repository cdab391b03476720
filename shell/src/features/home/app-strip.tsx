import { Link } from '@portal/shared/remote/router';
import { NightPanel } from '@portal/shared/ui/brand/night-panel';
import { buttonClass } from '@portal/shared/ui/button';
import { Qr } from '@portal/shared/ui/images/qr';
import { appLinks } from '../../frame/navigation/resources.rules.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './app-strip.module.css';

const codeSize = 92;

/** The app: a code per platform to scan, and a link to the download page. */
export function AppStrip() {
  const t = useText();
  const { host } = usePortal();
  const apps = appLinks(host.site.resources, window.location.origin);
  if (apps.length === 0) return null;
  return (
    <NightPanel className={styles.app} aria-labelledby="app-strip">
      <div className={styles.appWords}>
        <h2 id="app-strip">{t('home.app')}</h2>
        <p>{t('home.app_text')}</p>
        <Link to="/down" className={buttonClass({ variant: 'primary' })}>
          {t('home.app_more')}
        </Link>
      </div>
      <ul className={styles.codes}>
        {apps.map(({ platform, address }) => (
          <li key={platform}>
            <Qr address={address} size={codeSize} title={t(`app.code_${platform}`)} />
            <span>{t(`app.${platform}`)}</span>
          </li>
        ))}
      </ul>
    </NightPanel>
  );
}
