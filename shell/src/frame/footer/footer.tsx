import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link } from '@portal/shared/remote/router';
import { Logo } from '@portal/shared/ui/logo';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { footerVendors } from '../navigation.rules.ts';
import { WhenNear } from '../when-near.tsx';
import styles from './footer.module.css';
import { FooterApps } from './footer-apps.tsx';
import { LicenceBadge } from './licence-badge.tsx';
import { VendorCarousel } from './vendor-carousel.tsx';

const links: readonly [string, string][] = [
  ['footer.help', '/help'],
  ['footer.terms', '/help#term'],
  ['footer.notices', '/noticePage'],
  ['footer.promotions', '/promotions'],
  ['footer.vip', '/vip'],
  ['footer.points', '/pointMall'],
  ['footer.app', '/down'],
  ['footer.join', '/join'],
];

/** Vendors, help, apps, licences by setting, and who may play (specification 1 and 2.4). */
export function Footer() {
  const t = useText();
  const { host } = usePortal();
  const { data } = useCallQuery(getGameMenus, {});
  const vendors = footerVendors(data?.menus ?? []);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <WhenNear minHeight={72}>{vendors.length > 0 && <VendorCarousel vendors={vendors} />}</WhenNear>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo name={host.site.brandName} />
            <p>{t('footer.about', { brand: host.site.brandName })}</p>
          </div>
          <nav aria-label={t('footer.links')}>
            <ul className={styles.links}>
              {links.map(([id, path]) => (
                <li key={path}>
                  <Link to={path}>{t(id)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <FooterApps />
        </div>
        <div className={styles.licences}>
          <p className={styles.age}>
            <strong className={styles.plus}>{t('footer.age_mark')}</strong>
            {t('footer.age')}
          </p>
          <ul className={styles.badges}>
            {host.site.licences.map((licence) => (
              <li key={licence.logo + licence.text}>
                <LicenceBadge {...licence} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
