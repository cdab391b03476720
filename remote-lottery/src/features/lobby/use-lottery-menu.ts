import { popularLotteryCount } from '@portal/shared/contract/constants';
import {
  getLotteryMenu,
  getVietnamLotteryMenu,
  listPopularLottery,
} from '@portal/shared/contract/lottery/lottery-menu';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import type { LotteryRoom } from '../../rooms.ts';
import { clockOffsetMs } from './countdown.rules.ts';

/** Menus of the room with the server's clock; the Vietnamese page has a call of its own. */
export function useLotteryMenu(room: LotteryRoom) {
  const language = useReadable(useHost().language);
  const isVietnam = room.name === 'vnlottery';
  const vietnam = useCallQuery(getVietnamLotteryMenu, { device: 'WEB', language }, { enabled: isVietnam });
  const vendors = useCallQuery(
    getLotteryMenu,
    { ...(room.vendor && { vendor: room.vendor }), language },
    { enabled: !isVietnam },
  );
  const query = isVietnam ? vietnam : vendors;
  const offsetMs = query.data ? clockOffsetMs(query.data.serverTime, query.dataUpdatedAt) : 0;
  return { menus: query.data?.gameMenus, offsetMs, isFailed: query.isError, retry: () => void query.refetch() };
}

/** Popular games of the lottery page; the other rooms have none of their own. */
export function usePopularLottery(room: LotteryRoom) {
  const language = useReadable(useHost().language);
  const input = { count: String(popularLotteryCount), device: 'WEB', language };
  return useCallQuery(listPopularLottery, input, { enabled: room.name === 'lottery' }).data?.games;
}
