import { useLocation } from '@portal/shared/remote/router';
import { LotteryPage } from '../features/lobby/lottery-page.tsx';
import { OpenedBoard } from '../features/results/opened-board.tsx';
import { requestedGameOf } from '../game/requested-game.rules.ts';
import { lotteryRooms } from '../rooms.ts';

/** /vnlottery: the Vietnamese lotteries by region. */
export function VnLotteryPage() {
  const { search } = useLocation();
  const room = lotteryRooms['/vnlottery'];
  return room ? (
    <LotteryPage room={room} asked={requestedGameOf(new URLSearchParams(search))} board={<OpenedBoard />} />
  ) : null;
}
