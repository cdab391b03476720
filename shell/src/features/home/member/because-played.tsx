import { listSimilarGames } from '@portal/shared/contract/games/catalogue';
import type { Game } from '@portal/shared/contract/games/game';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { spreadSubjects } from '@portal/shared/ui/games/spread-subjects.rules';
import { SparkIcon } from '@portal/shared/ui/icons/status';
import { useState } from 'react';
import { safeStorage } from '../../../boot/storage/safe-storage.ts';
import { useText } from '../../../host/use-text.ts';
import { GamesRail } from '../rails/games-rail.tsx';
import styles from './because-played.module.css';
import { RailSkeleton } from './rail-skeleton.tsx';

const storage = safeStorage(() => localStorage);
const key = 'suggestions';

/**
 * Games like the one played last, with the rule they are found by and a switch; off, nothing is asked. A skeleton while
 * the game is not loaded.
 */
export function BecausePlayed({ game }: { game: Game | undefined }) {
  const t = useText();
  const [isOn, setIsOn] = useState(() => storage.getItem(key) !== 'off');
  const query = useCallQuery(listSimilarGames, { nodeId: game?.nodeId ?? '' }, { enabled: isOn && game !== undefined });
  if (query.data?.games.length === 0) return null;
  const turn = () => {
    storage.setItem(key, isOn ? 'off' : 'on');
    setIsOn(!isOn);
  };
  return (
    <div className={styles.because}>
      {isOn && !game && <RailSkeleton />}
      {isOn && game && (
        <GamesRail
          title={t('home.because', { name: game.gameName })}
          icon={<SparkIcon size={28} />}
          category={categoryOfGameType(game.gameType)}
          query={query}
          games={query.data && spreadSubjects(query.data.games)}
        />
      )}
      <p className={styles.rule}>
        {t(isOn ? 'home.because_rule' : 'home.because_off')}{' '}
        <button type="button" className={styles.turn} onClick={turn}>
          {t(isOn ? 'home.because_turn_off' : 'home.because_turn_on')}
        </button>
      </p>
    </div>
  );
}
