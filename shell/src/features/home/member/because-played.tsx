import { listSimilarGames } from '@portal/shared/contract/games/catalogue';
import type { Game } from '@portal/shared/contract/games/game';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { spreadSubjects } from '@portal/shared/ui/games/spread-subjects.rules';
import { ClockIcon, SparkIcon } from '@portal/shared/ui/icons/status';
import { useState } from 'react';
import { safeStorage } from '../../../boot/storage/safe-storage.ts';
import { useText } from '../../../host/use-text.ts';
import { GamesRail } from '../rails/games-rail.tsx';
import styles from './because-played.module.css';
import { RailSkeleton } from './rail-skeleton.tsx';

const storage = safeStorage(() => localStorage);
const key = 'suggestions';

interface BecausePlayedProps {
  /** Games left off, the last one first; undefined while loading. */
  played: readonly Game[] | undefined;
  /** The rail begins with the games left off. */
  isShared?: boolean;
}

/**
 * Games like the one played last, with the rule they are found by and a switch; off, nothing is asked. A skeleton while
 * the game is not loaded.
 */
export function BecausePlayed({ played, isShared = false }: BecausePlayedProps) {
  const t = useText();
  const [isOn, setIsOn] = useState(() => storage.getItem(key) !== 'off');
  const game = played?.[0];
  const query = useCallQuery(listSimilarGames, { nodeId: game?.nodeId ?? '' }, { enabled: isOn && game !== undefined });
  const hasNone = query.data?.games.length === 0;
  if (hasNone && !isShared) return null;
  const turn = () => {
    storage.setItem(key, isOn ? 'off' : 'on');
    setIsOn(!isOn);
  };
  const similar = isOn ? query.data && spreadSubjects(query.data.games) : [];
  const isShown = isOn || isShared;
  const sharedTitle = t(isOn && !hasNone ? 'home.continue_similar' : 'home.continue');
  const title = isShared ? sharedTitle : t('home.because', { name: game?.gameName ?? '' });
  return (
    <div className={styles.because}>
      {isShown && !game && <RailSkeleton />}
      {isShown && played && game && (
        <GamesRail
          title={title}
          icon={isShared ? <ClockIcon size={28} /> : <SparkIcon size={28} />}
          category={categoryOfGameType(game.gameType)}
          query={query}
          games={isShared ? withSimilar(played, similar) : similar}
        />
      )}
      {!hasNone && (
        <p className={styles.rule}>
          {t(isOn ? 'home.because_rule' : 'home.because_off')}{' '}
          <button type="button" className={styles.turn} onClick={turn}>
            {t(isOn ? 'home.because_turn_off' : 'home.because_turn_on')}
          </button>
        </p>
      )}
    </div>
  );
}

function withSimilar(played: readonly Game[], similar: readonly Game[] = []): Game[] {
  const known = new Set(played.map(({ nodeId }) => nodeId));
  return [...played, ...similar.filter(({ nodeId }) => !known.has(nodeId))];
}
