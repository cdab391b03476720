import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { DownloadIcon } from '@portal/shared/ui/icons/media';
import { useState } from 'react';
import { install, installOfferAtom, isInstalled } from '../../host/app/install-offer.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './download.module.css';
import { platformOf } from './phone-platform.rules.ts';

/** Installs the portal from the browser: by a button where the browser offers it, on another phone in words. */
export function InstallCard() {
  const t = useText();
  const { host, store } = usePortal();
  const offer = useAtomValue(installOfferAtom);
  const [isAsked, setIsAsked] = useState(false);
  const own = platformOf(window.navigator);
  if (!host.site.isInstallable || isInstalled(window) || !(offer || (own && !isAsked))) return null;
  const press = () => {
    setIsAsked(true);
    void install(store);
  };
  return (
    <section className={styles.app} data-own="">
      <div className={styles.about}>
        <h2>{t('download.install', { brand: host.site.brandName })}</h2>
        <p>{t(offer ? 'download.install_text' : `download.install_${own}`)}</p>
        {offer && (
          <Button variant="primary" onClick={press}>
            <DownloadIcon size={20} />
            {t('download.install_button')}
          </Button>
        )}
      </div>
    </section>
  );
}
