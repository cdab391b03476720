import { FormattedMessage } from '@portal/shared/remote/intl';
import { CategoryHead } from '@portal/shared/ui/games/category-head';
import type { LotteryRoom } from '../../rooms.ts';

export function LotteryHead({ room, games }: { room: LotteryRoom; games?: number }) {
  return (
    <CategoryHead
      category={room.category}
      title={<FormattedMessage id={`room.${room.name}`} />}
      count={games === undefined ? undefined : <FormattedMessage id="lobby.count" values={{ count: games }} />}
    >
      <FormattedMessage id={`room.${room.name}.text`} />
    </CategoryHead>
  );
}
