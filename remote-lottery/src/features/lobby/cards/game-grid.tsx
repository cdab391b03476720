import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import styles from '../lottery-page.module.css';
import { LotteryCard } from './lottery-card.tsx';

export function GameGrid({ games }: { games: readonly LotteryGame[] }) {
  return (
    <div className={styles.grid}>
      {games.map((game) => (
        <LotteryCard key={game.gameId} game={game} />
      ))}
    </div>
  );
}
