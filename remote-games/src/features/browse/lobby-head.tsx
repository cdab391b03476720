import type { GameType } from '@portal/shared/contract/game-types';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { CategoryMark } from '@portal/shared/ui/category-mark';
import { Skeleton } from '@portal/shared/ui/skeleton';
import styles from './lobby-head.module.css';

export function LobbyHead({ gameType, games }: { gameType: GameType; games?: number }) {
  return (
    <header className={styles.head}>
      <span className={styles.mark}>
        <CategoryMark category={categoryOfGameType(gameType)} size={36} />
      </span>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <FormattedMessage id={`room.${gameType}`} />
        </h1>
        <p className={styles.text}>
          <FormattedMessage id={`room.${gameType}.text`} />
        </p>
      </div>
      <p className={styles.count}>
        {games === undefined ? (
          <Skeleton width={80} />
        ) : (
          <FormattedMessage id="lobby.count" values={{ count: games }} />
        )}
      </p>
    </header>
  );
}
