import { Link } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { PhoneIcon } from '@portal/shared/ui/icons-media';
import { appLinks } from '../../frame/resources.rules.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './home.module.css';

export function AppStrip() {
  const t = useText();
  const { host } = usePortal();
  if (appLinks(host.site.resources, window.location.origin).length === 0) return null;
  return (
    <section className={styles.vip} aria-labelledby="app-strip">
      <PhoneIcon size={36} />
      <div className={styles.vipWords}>
        <h2 id="app-strip">{t('home.app')}</h2>
        <p>{t('home.app_text')}</p>
      </div>
      <Link to="/down" className={buttonClass({ variant: 'secondary' })}>
        {t('home.app_more')}
      </Link>
    </section>
  );
}
