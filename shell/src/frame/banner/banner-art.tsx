import { HeroArt } from '@portal/shared/ui/brand/hero-art';
import { LazyPicture } from '../picture/lazy-picture.tsx';
import styles from './banner-slide.module.css';

/** Scenes of `art:<scene>` that are drawn under another name: the banner group they were made for. */
const groupOfScene: Readonly<Record<string, string>> = {
  harbour: 'home',
  slots: 'rng',
  cards: 'pvp',
  lottery: 'lott',
  promo: 'promotion',
  app: 'down',
  register: 'reg',
};

/** Picture of a banner: an address, or `art:<scene>` for a built-in drawing. */
export function BannerArt({ url, seed, isFirst }: { url: string; seed?: string; isFirst?: boolean }) {
  if (!url.startsWith('art:'))
    return (
      <LazyPicture
        className={styles.art}
        src={url}
        width={2100}
        height={900}
        fetchPriority={isFirst ? 'high' : 'auto'}
        fallback={<HeroArt group="home" seed={seed} className={styles.art} />}
      />
    );
  const scene = url.slice('art:'.length);
  return <HeroArt group={groupOfScene[scene] ?? scene} seed={seed} className={styles.art} />;
}
