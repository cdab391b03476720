import type { GameType } from '@portal/shared/contract/game-types';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { CategoryMark } from '@portal/shared/ui/games/category-mark';
import styles from './rebate.module.css';

/** A category with its mark. */
export function CategoryName({ gameType }: { gameType: GameType }) {
  return (
    <span className={styles.category}>
      <CategoryMark category={categoryOfGameType(gameType)} size={28} />
      <FormattedMessage id={`record.category.${gameType}`} />
    </span>
  );
}
