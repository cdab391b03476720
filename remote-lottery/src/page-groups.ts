import type { PageLoader } from '@portal/shared/remote/mounting/page-group';

/** One chunk per page group, by its name in docs/product.md 2.1; e-lottery is part of the lottery. */
const pageGroups = {
  lottery: async () => (await import(/* webpackChunkName: "lottery" */ './pages/lottery.tsx')).LotteryRoomPage,
  vnlottery: async () => (await import(/* webpackChunkName: "vnlottery" */ './pages/vnlottery.tsx')).VnLotteryPage,
} satisfies Record<string, PageLoader>;

/** First page of a path: loaded with the remote, so that a release without it falls back to the previous one. */
export function firstGroupsOf(pathname: string): readonly [PageLoader] {
  return [/^\/vnlottery\/*$/i.test(pathname) ? pageGroups.vnlottery : pageGroups.lottery];
}
