import { popularLotteryCount } from '@portal/shared/contract/constants';
import {
  getLotteryMenu,
  getRecentLottery,
  getVietnamLotteryMenu,
  listPopularLottery,
} from '@portal/shared/contract/lottery/menus';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import type { LotteryRoom } from '../../rooms.ts';

const device = 'WEB';

/** Menus of the page with the server's time; the Vietnamese page has its own call. */
export function useLotteryMenu(room: LotteryRoom) {
  const language = useReadable(useHost().language);
  const isVietnam = room.name === 'vnlottery';
  const vietnam = useCallQuery(getVietnamLotteryMenu, { device, language }, { enabled: isVietnam });
  const vendors = useCallQuery(
    getLotteryMenu,
    { ...(room.vendor && { vendor: room.vendor }), language },
    { enabled: !isVietnam },
  );
  return isVietnam ? vietnam : vendors;
}

/** The most played lotteries, 20 (docs/product.md 9), of one prize mode where one is chosen. */
export function usePopularLottery(prizeMode: string | undefined, enabled: boolean) {
  const language = useReadable(useHost().language);
  const input = { count: String(popularLotteryCount), ...(prizeMode && { prizeMode }), device, language };
  return useCallQuery(listPopularLottery, input, { enabled });
}

/** Lotteries that the member bet on lately. */
export function useRecentLottery(enabled: boolean) {
  const host = useHost();
  const language = useReadable(host.language);
  const isMember = useReadable(host.member) !== undefined;
  return useCallQuery(getRecentLottery, { device, language }, { enabled: enabled && isMember });
}
