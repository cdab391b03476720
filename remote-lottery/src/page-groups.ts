import type { PageLoader } from '@portal/shared/remote/mounting/page-group';

/** One chunk for each page group, by its name in docs/product.md 2.1; e-lottery is a room of the lottery. */
const pageGroups = {
  lottery: async () => (await import(/* webpackChunkName: "lottery" */ './pages/lottery.tsx')).LotteryRoomPage,
  vnlottery: async () => (await import(/* webpackChunkName: "vnlottery" */ './pages/vnlottery.tsx')).VnLotteryPage,
} satisfies Record<string, PageLoader>;

/** What a path shows first: it comes with the remote, so that a release that lacks it falls back to the one before. */
export function firstGroupsOf(pathname: string): readonly [PageLoader] {
  return [/^\/vnlottery\/*$/i.test(pathname) ? pageGroups.vnlottery : pageGroups.lottery];
}
