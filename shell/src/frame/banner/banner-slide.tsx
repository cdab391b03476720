import type { Banner } from '@portal/shared/contract/content/announcements';
import { Link } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { useText } from '../../host/use-text.ts';
import { bannerLink } from './banner.rules.ts';
import { BannerArt } from './banner-art.tsx';
import styles from './banner-slide.module.css';

/** One banner: picture with text over it. With a linkageType the whole slide is a link. */
export function BannerSlide({ banner, isHome, isFirst }: { banner: Banner; isHome: boolean; isFirst?: boolean }) {
  const t = useText();
  const link = bannerLink(banner.linkageType);
  const Heading = isHome && isFirst ? 'h1' : 'h2';
  return (
    <div className={styles.slide} data-home={isHome || undefined}>
      <BannerArt url={banner.url} seed={banner.bannerId} isFirst={isFirst} />
      <div className={styles.words}>
        <Heading className={styles.title}>{banner.title}</Heading>
        {banner.text && <p className={styles.text}>{banner.text}</p>}
        {link && <BannerLink to={link} label={t('banner.open')} title={banner.title} />}
      </div>
    </div>
  );
}

/** Looks like a button and covers the whole slide. */
function BannerLink({ to, label, title }: { to: string; label: string; title: string }) {
  const looks = {
    className: cx(buttonClass({ variant: 'primary' }), styles.link),
    'aria-label': `${label}: ${title}`,
    draggable: false,
  };
  if (to.startsWith('/'))
    return (
      <Link to={to} {...looks}>
        {label}
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...looks}>
      {label}
    </a>
  );
}
