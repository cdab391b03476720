import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { DownloadIcon } from '@portal/shared/ui/icons/media';
import { install, installOfferAtom, isInstalled } from '../../host/app/install-offer.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './download.module.css';
import { platformOf } from './phone-platform.rules.ts';

/** Installs the portal from the browser: by a button where the browser offers it, in words on iOS, which never does. */
export function InstallCard() {
  const t = useText();
  const { host, store } = usePortal();
  const offer = useAtomValue(installOfferAtom);
  const isByHand = platformOf(window.navigator) === 'ios';
  if (!host.site.isInstallable || isInstalled(window) || !(offer || isByHand)) return null;
  return (
    <section className={styles.app} data-own="">
      <div className={styles.about}>
        <h2>{t('download.install', { brand: host.site.brandName })}</h2>
        <p>{t(offer ? 'download.install_text' : 'download.install_ios')}</p>
        {offer && (
          <Button variant="primary" onClick={() => void install(store)}>
            <DownloadIcon size={20} />
            {t('download.install_button')}
          </Button>
        )}
      </div>
    </section>
  );
}
