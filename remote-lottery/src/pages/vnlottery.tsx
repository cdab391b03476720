import { useLocation } from '@portal/shared/remote/router';
import { askedOf } from '../features/lobby/choice.rules.ts';
import { LotteryPage } from '../features/lobby/lottery-page.tsx';
import { lotteryRooms } from '../rooms.ts';

/** /vnlottery: the Vietnamese lotteries by region. */
export function VnLotteryPage() {
  const { search } = useLocation();
  const room = lotteryRooms['/vnlottery'];
  return room ? <LotteryPage room={room} asked={askedOf(new URLSearchParams(search))} /> : null;
}
