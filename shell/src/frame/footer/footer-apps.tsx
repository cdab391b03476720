import { Qr, qrDefaults } from '@portal/shared/ui/images/qr';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { appLinks } from '../navigation/resources.rules.ts';
import { WhenNear } from '../when-near.tsx';
import styles from './footer.module.css';

const codeSize = qrDefaults.footerSize;

/** QR codes for iOS and, where there is one, Android (size 100). */
export function FooterApps() {
  const t = useText();
  const { host } = usePortal();
  const apps = appLinks(host.site.resources, window.location.origin).filter(({ platform }) => platform !== 'ios-lite');
  return (
    <div className={styles.apps}>
      {apps.map(({ platform, address }) => (
        <figure key={platform} className={styles.app}>
          <WhenNear minHeight={codeSize}>
            <Qr address={address} size={codeSize} title={t(`app.code_${platform}`)} />
          </WhenNear>
          <figcaption>{t(`app.${platform}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
