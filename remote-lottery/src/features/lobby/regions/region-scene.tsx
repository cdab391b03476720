import styles from './region-band.module.css';
import type { Scene } from './region-scenes.ts';

const looks = {
  far: { fill: 'currentColor', opacity: 0.28 },
  near: { fill: 'currentColor', opacity: 0.6 },
  line: { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round', opacity: 0.7 },
  hole: { fill: 'var(--brand-night)', opacity: 0.5 },
} as const;

/** Drawn at the end of a band, in the colour of its words. */
export function RegionScene({ scene }: { scene: Scene }) {
  return (
    <svg className={styles.scene} viewBox="0 0 400 96" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {scene.map(({ look, path }) => (
        <path key={path} d={path} {...looks[look]} />
      ))}
    </svg>
  );
}
