import { BannerArt } from '../../../frame/banner/banner-art.tsx';
import { useAnnouncements } from '../../../frame/use-announcements.ts';
import styles from './access.module.css';

export interface AccessArtProps {
  group?: 'w_forget' | 'w_reg';
  /** The picture without the words of the banner, which belong to another dialog. */
  isWordless?: boolean;
}

/** Picture of the access sheets: the banner of a group with its words, or the house scene. */
export function AccessArt({ group, isWordless = false }: AccessArtProps) {
  const { data } = useAnnouncements();
  const banner = group && data?.banners.find(({ groupName }) => groupName === group);
  return (
    <div className={styles.art}>
      <BannerArt url={banner?.url ?? 'art:harbour'} />
      {banner && !isWordless && <p className={styles.artWords}>{banner.title}</p>}
    </div>
  );
}
