import { FormattedMessage } from '@portal/shared/remote/intl';
import { CategoryMark } from '@portal/shared/ui/category-mark';
import { Skeleton } from '@portal/shared/ui/skeleton';
import type { LotteryRoom } from '../../rooms.ts';
import styles from './lottery-page.module.css';

export function LotteryHead({ room, games }: { room: LotteryRoom; games?: number }) {
  return (
    <header className={styles.head}>
      <CategoryMark category={room.category} size={44} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <FormattedMessage id={`room.${room.name}`} />
        </h1>
        <p className={styles.text}>
          <FormattedMessage id={`room.${room.name}.text`} />
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
