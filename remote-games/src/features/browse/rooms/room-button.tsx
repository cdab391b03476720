import type { GameRoom } from '@portal/shared/contract/games/rooms';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { ChevronRightIcon } from '@portal/shared/ui/icons/frame';
import styles from './rooms-dialog.module.css';

interface RoomButtonProps {
  room: GameRoom;
  /** Its launch is in progress. */
  isEntered: boolean;
  /** Another launch is in progress. */
  isClosed: boolean;
  onEnter: () => void;
}

/** A room with its name and its stakes, from lowest to highest. */
export function RoomButton({ room, isEntered, isClosed, onEnter }: RoomButtonProps) {
  const host = useHost();
  const intl = useIntl();
  const symbol = host.site.currencySymbol;
  return (
    <button
      type="button"
      className={styles.room}
      aria-busy={isEntered}
      aria-disabled={isClosed || undefined}
      onClick={isClosed ? undefined : onEnter}
    >
      <span className={styles.chip} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{room.name}</span>
        <span className={styles.stakes}>
          {intl.formatMessage({ id: 'rooms.stakes' })} <AmountLabel amount={room.minBet} symbol={symbol} />
          –
          <AmountLabel amount={room.maxBet} symbol={symbol} />
        </span>
      </span>
      <ChevronRightIcon size={20} />
    </button>
  );
}
