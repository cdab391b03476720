import styles from './banner-slide.module.css';

/** Picture of a banner: an address, or `art:<scene>` for a scene the product draws. */
export function BannerArt({ url, isFirst }: { url: string; isFirst?: boolean }) {
  if (url.startsWith('art:')) return <div className={styles.art} />;
  return <img className={styles.art} src={url} alt="" fetchPriority={isFirst ? 'high' : 'auto'} decoding="async" />;
}
