import { useLocation } from '@portal/shared/remote/router';
import { LotteryPage } from '../features/lobby/lottery-page.tsx';
import { OpenedBoard } from '../features/results/opened-board.tsx';
import { requestedGameOf } from '../game/requested-game.rules.ts';
import { lotteryRooms } from '../rooms.ts';

/** /lottery and /elott; any other path the remote is given is the lottery page. */
export function LotteryRoomPage() {
  const { pathname, search } = useLocation();
  const room = lotteryRooms[pathname.toLowerCase()] ?? lotteryRooms['/lottery'];
  return room ? (
    <LotteryPage
      key={room.name}
      room={room}
      asked={requestedGameOf(new URLSearchParams(search))}
      board={<OpenedBoard />}
    />
  ) : null;
}
