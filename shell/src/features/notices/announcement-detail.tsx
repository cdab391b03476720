import type { Banner } from '@portal/shared/contract/content/announcements';
import { Link } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { bannerLink } from '../../frame/banner/banner.rules.ts';
import { BannerArt } from '../../frame/banner/banner-art.tsx';
import { FormattedTime } from '../../frame/page-parts/formatted-time.tsx';
import { RichText } from '../../frame/page-parts/rich-text.tsx';
import { useText } from '../../host/use-text.ts';
import type { Announcement } from './announcement.ts';
import styles from './notices.module.css';

/** Content of an announcement: HTML of a notice, or picture, text and link of a banner. */
export function AnnouncementDetail({ announcement }: { announcement: Announcement }) {
  return (
    <>
      <h2 className={styles.heading}>{announcement.title}</h2>
      {'at' in announcement ? (
        <>
          <FormattedTime at={announcement.at} hasZone />
          <RichText html={announcement.content} />
        </>
      ) : (
        <BannerDetail banner={announcement.banner} />
      )}
    </>
  );
}

function BannerDetail({ banner }: { banner: Banner }) {
  const t = useText();
  const link = bannerLink(banner.linkageType);
  const looks = { className: buttonClass({ variant: 'primary', size: 'small' }) };
  return (
    <>
      <div className={styles.picture}>
        <BannerArt url={banner.url} seed={banner.bannerId} />
      </div>
      {banner.text && <p>{banner.text}</p>}
      {link?.startsWith('/') && (
        <Link to={link} {...looks}>
          {t('banner.open')}
        </Link>
      )}
      {link && !link.startsWith('/') && (
        <a href={link} target="_blank" rel="noopener noreferrer" {...looks}>
          {t('banner.open')}
        </a>
      )}
    </>
  );
}
