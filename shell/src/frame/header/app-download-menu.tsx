import { Link } from '@portal/shared/remote/router';
import { PhoneIcon } from '@portal/shared/ui/icons/frame';
import { Qr, qrDefaults } from '@portal/shared/ui/images/qr';
import { HoverMenu } from '@portal/shared/ui/navigation/hover-menu';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { appLinks } from '../navigation/resources.rules.ts';
import styles from './tools.module.css';

/** The app, by a code to scan (size 100) or by its page. */
export function AppDownloadMenu() {
  const t = useText();
  const { host } = usePortal();
  const [app] = appLinks(host.site.resources, window.location.origin);
  if (!app) return null;
  return (
    <HoverMenu button={<PhoneIcon size={22} />} label={t('header.app')} buttonClassName={styles.tool} align="end">
      {(close) => (
        <div className={styles.download}>
          <Qr address={app.address} size={qrDefaults.footerSize} title={t('header.app_code')} />
          <Link to="/down" onClick={close}>
            {t('header.app_page')}
          </Link>
        </div>
      )}
    </HoverMenu>
  );
}
