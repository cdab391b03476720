import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { ExternalIcon } from '@portal/shared/ui/icons/navigation';
import type { CSSProperties } from 'react';
import type { Menu } from '../../../game/menu.ts';
import { useLaunch } from '../../../game/use-launch.ts';
import { GroupName } from './group-name.tsx';
import styles from './region-band.module.css';
import { RegionScene } from './region-scene.tsx';
import { otherScene, regionScenes } from './region-scenes.ts';

/** The head of a group: its place drawn at the end, and the way into the lobby of its vendor. */
export function RegionBand({ menu, titleId }: { menu: Menu; titleId: string }) {
  const launch = useLaunch();
  const { tint, scene } = regionScenes[menu.group] ?? otherScene;
  const first = menu.games.find(({ unavailable }) => !unavailable);
  return (
    <header className={styles.band} style={{ '--band': tint } as CSSProperties}>
      <RegionScene scene={scene} />
      <div className={styles.words}>
        <h2 id={titleId}>
          <GroupName menu={menu} />
        </h2>
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
