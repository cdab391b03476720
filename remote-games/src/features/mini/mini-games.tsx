import { listMiniGames } from '@portal/shared/contract/games/catalogue';
import type { Game } from '@portal/shared/contract/games/game';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { GameArt } from '@portal/shared/ui/games/game-art';
import { SparkIcon } from '@portal/shared/ui/icons/status';
import { gameTint } from '@portal/shared/ui/pictures';
import type { CSSProperties } from 'react';
import styles from './mini-games.module.css';

/** Quick games (docs/product.md 1), small; omitted if there are none or they fail to load. */
export function MiniGames() {
  const { data, isPending } = useCallQuery(listMiniGames, {});
  if (!isPending && !data?.games.length) return null;
  return (
    <section className={styles.mini} aria-labelledby="mini-games-title" aria-busy={isPending}>
      <h2 id="mini-games-title" className={styles.title}>
        <SparkIcon size={20} className={styles.icon} />
        <FormattedMessage id="mini.title" />
      </h2>
      <ul className={styles.list}>
        {data
          ? data.games.map((game) => (
              <li key={game.nodeId}>
                <MiniGame game={game} />
              </li>
            ))
          : [0, 1, 2, 3, 4, 5].map((place) => <li key={place} className={styles.waiting} />)}
      </ul>
    </section>
  );
}

function MiniGame({ game }: { game: Game }) {
  const host = useHost();
  const { vassalage, gameCode, gameName, opensIn, seed, theme } = game;
  const category = categoryOfGameType(game.gameType);
  return (
    <button
      type="button"
      className={styles.game}
      onClick={() => void host.launchGame({ vassalage, gameCode, gameName, opensIn })}
    >
      <GameArt
        className={styles.art}
        style={{ '--tile-tint': gameTint({ seed, theme, category }) } as CSSProperties}
        image={game.image ?? game.drawn}
        {...{ seed, theme, category }}
      />
      <span className={styles.name}>{gameName}</span>
    </button>
  );
}
