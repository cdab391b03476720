import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { ExternalIcon } from '@portal/shared/ui/icons/navigation';
import type { CSSProperties } from 'react';
import type { Menu } from '../../../game/menu.ts';
import { useLaunch } from '../../../game/use-launch.ts';
import styles from './region-band.module.css';
import { otherScene, regionScenes, type Scene } from './region-scenes.ts';

/** Head of a group: its region drawn at the end, and a link to the vendor's lobby. */
export function RegionBand({ menu, titleId }: { menu: Menu; titleId: string }) {
  const launch = useLaunch();
  const { tint, scene } = regionScenes[menu.group] ?? otherScene;
  const first = menu.games.find(({ unavailable }) => !unavailable);
  return (
    <header className={styles.band} style={{ '--band': tint } as CSSProperties}>
      <RegionScene scene={scene} />
      <div className={styles.words}>
        <h2 id={titleId}>{menu.name}</h2>
        <p className={styles.count}>
          <FormattedMessage id="lobby.count" values={{ count: menu.games.length }} />
        </p>
      </div>
      {first ? (
        <Button
          size="small"
          className={styles.lobby}
          aria-describedby={titleId}
          icon={<ExternalIcon size={16} />}
          onClick={() => void launch(first, 'lobby')}
        >
          <FormattedMessage id="group.lobby" />
        </Button>
      ) : null}
    </header>
  );
}

const looks = {
  far: { fill: 'currentColor', opacity: 0.28 },
  near: { fill: 'currentColor', opacity: 0.6 },
  line: { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round', opacity: 0.7 },
  hole: { fill: 'var(--brand-night)', opacity: 0.5 },
} as const;

/** Drawn at the end of a band, in the colour of its words. */
function RegionScene({ scene }: { scene: Scene }) {
  return (
    <svg className={styles.scene} viewBox="0 0 400 96" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {scene.map(({ look, path }) => (
        <path key={path} d={path} {...looks[look]} />
      ))}
    </svg>
  );
}
