import { heroPicture } from '@portal/shared/ui/pictures';
import { useMemo, useRef } from 'react';
import { svgSource } from '../art/svg-source.ts';
import { usePauseOffScreen } from '../behaviour/use-pause-off-screen.tsx';
import { cx } from '../cx.tsx';
import styles from './hero-art.module.css';

export type HeroArtProps = {
  /** Banner group (2.2), with or without its `w_`; an unknown one gets the home harbour. */
  group: string;
  /** Several banners of one group differ by it, for example the banner id. */
  seed?: string;
  /** Pauses all motion. */
  isPaused?: boolean;
  className?: string;
};

/** A room of the portal, or its night harbour, that fills its box; what it is about sways. Decorative. Needs `img-src data:`. */
export function HeroArt({ group, seed = '1', isPaused = false, className }: HeroArtProps) {
  const scene = useRef<HTMLDivElement>(null);
  usePauseOffScreen(scene);
  const layers = useMemo(() => {
    const { back, barge, lanterns } = heroPicture(group, seed);
    return [
      { name: styles.back, svg: back },
      { name: styles.barge, svg: barge },
      { name: styles.lanterns, svg: lanterns },
    ].map(({ name, svg }) => ({ name, source: svgSource(svg) }));
  }, [group, seed]);
  return (
    <div ref={scene} className={cx(styles.scene, isPaused && styles.paused, className)} aria-hidden="true">
      {layers.map(({ name, source }) => (
        <img
          key={source.length}
          className={cx(styles.layer, name)}
          src={source}
          alt=""
          decoding="async"
          draggable={false}
        />
      ))}
    </div>
  );
}
