import { BannerArt } from '../../../frame/banner/banner-art.tsx';
import { useAnnouncements } from '../../../frame/notices/use-announcements.ts';
import styles from './access.module.css';

export interface AccessArtProps {
  group?: 'w_forget' | 'w_reg';
  /** Text over a drawn scene; the operator's own picture uses the text of its banner. */
  words?: string;
}

/** Picture of the access sheets: the banner of a group, or the default scene. */
export function AccessArt({ group, words }: AccessArtProps) {
  const { data } = useAnnouncements();
  const banner = group && data?.banners.find(({ groupName }) => groupName === group);
  const url = banner?.url ?? 'art:harbour';
  const isDrawn = url.startsWith('art:');
  return (
    <div className={styles.art}>
      <BannerArt url={url} />
      {words && <p className={styles.artWords}>{isDrawn ? words : banner?.title}</p>}
    </div>
  );
}
