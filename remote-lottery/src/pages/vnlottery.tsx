import { useLocation } from '@portal/shared/remote/router';
import { LotteryPage } from '../features/lobby/lottery-page.tsx';
import { BoardPlace } from '../features/results/board-place.tsx';
import { askedOf } from '../game/asked.rules.ts';
import { lotteryRooms } from '../rooms.ts';

/** /vnlottery: the Vietnamese lotteries by region. */
export function VnLotteryPage() {
  const { search } = useLocation();
  const room = lotteryRooms['/vnlottery'];
  return room ? <LotteryPage room={room} asked={askedOf(new URLSearchParams(search))} board={<BoardPlace />} /> : null;
}
