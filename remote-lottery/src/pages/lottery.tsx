import { useLocation } from '@portal/shared/remote/router';
import { LotteryPage } from '../features/lobby/lottery-page.tsx';
import { BoardPlace } from '../features/results/board-place.tsx';
import { askedOf } from '../game/asked.rules.ts';
import { lotteryRooms } from '../rooms.ts';

/** /lottery and /elott; any other path the remote is given is the lottery page. */
export function LotteryRoomPage() {
  const { pathname, search } = useLocation();
  const room = lotteryRooms[pathname.toLowerCase()] ?? lotteryRooms['/lottery'];
  return room ? (
    <LotteryPage key={room.name} room={room} asked={askedOf(new URLSearchParams(search))} board={<BoardPlace />} />
  ) : null;
}
