import { getGameMenus } from '@portal/shared/contract/games/menus';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link } from '@portal/shared/remote/router';
import { Logo } from '@portal/shared/ui/brand/logo';
import { Qr, qrDefaults } from '@portal/shared/ui/images/qr';
import { usePortal } from '../../host/portal-context.ts';
import { hasActivityCentre } from '../../host/sections.rules.ts';
import { useText } from '../../host/use-text.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { isLinked } from '../navigation/menu-order.rules.ts';
import { footerVendors } from '../navigation/navigation.rules.ts';
import { appLinks } from '../navigation/resources.rules.ts';
import { WhenNear } from '../when-near.tsx';
import styles from './footer.module.css';

const Badges = lazyComponent(async () => (await import('./licence-badges.tsx')).LicenceBadges);
const Snow = lazyComponent(async () => (await import('./snow.tsx')).Snow);

const helpGroup = 'footer.help_group';

const linkGroups: readonly { title: string; links: readonly [string, string][] }[] = [
  {
    title: helpGroup,
    links: [
      ['footer.help', '/help'],
      ['footer.terms', '/help#term'],
      ['footer.notices', '/noticePage'],
      ['footer.app', '/down'],
      ['footer.accessibility', '/accessibility'],
    ],
  },
  {
    title: 'footer.rewards_group',
    links: [
      ['footer.promotions', '/promotions'],
      ['footer.vip', '/vip'],
      ['footer.points', '/pointMall'],
      ['footer.join', '/join'],
    ],
  },
];

/** Vendors, help, apps, licences by setting, and age limit (docs/product.md 1 and 2.4). */
export function FooterContent() {
  const t = useText();
  const { host, dialogs } = usePortal();
  const { data } = useCallQuery(getGameMenus, {});
  const vendors = footerVendors(data?.menus ?? []);
  return (
    <>
      {host.site.toggles.snow === true && (
        <WhenNear minHeight={0}>
          <Snow />
        </WhenNear>
      )}
      <div className={styles.inner}>
        <WhenNear minHeight={84}>{vendors.length > 0 && <VendorCarousel vendors={vendors} />}</WhenNear>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo name={host.site.brandName} />
            <p>{t('footer.about', { brand: host.site.brandName })}</p>
          </div>
          <nav aria-label={t('footer.links')} className={styles.links}>
            {linkGroups.map(({ title, links }) => (
              <div key={title}>
                <p className={styles.group}>{t(title)}</p>
                <ul className={styles.groupLinks}>
                  {links
                    .filter(([, path]) => isLinked(path, host.site.menu))
                    .filter(([, path]) => path !== '/promotions' || hasActivityCentre(host.site))
                    .map(([id, path]) => (
                      <li key={path}>
                        <Link to={path}>{t(id)}</Link>
                      </li>
                    ))}
                  {title === helpGroup && (
                    <li>
                      <button type="button" onClick={() => dialogs.open({ name: 'domains' })}>
                        {t('domains.title')}
                      </button>
                    </li>
                  )}
                </ul>
              </div>
            ))}
          </nav>
          <FooterApps />
        </div>
        <Licences />
      </div>
    </>
  );
}

/** The age limit and the licence. */
function Licences() {
  const t = useText();
  const { host } = usePortal();
  return (
    <div className={styles.licences}>
      <p className={styles.age}>
        <strong className={styles.plus}>{t('footer.age_mark')}</strong>
        {t('footer.age')}
      </p>
      <Badges licences={host.site.licences} />
    </div>
  );
}

/** Vendor logos, ten at a time, a step every three seconds; the code loads when the footer is near. */
const VendorCarousel = lazyComponent(async () => (await import('./vendor-belt.tsx')).VendorBelt);

const codeSize = qrDefaults.footerSize;

/** QR codes for iOS and, if there is one, Android (size 100). */
function FooterApps() {
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
