/** Business constants of docs/product.md 9 that both sides of the wire use. */
export const gamesPerPage = 12;
export const announcementsPerPage = 9;
export const winnerListLimit = 50;
export const winnerMinimumAmount = '50000.00';
export const popularLotteryCount = 20;
export const openedNumbersCount = 100;
export const clientType = 3;
export const hotPlatform = 2;
export const defaultCurrencySymbol = 'P';
export const defaultMemberCentrePage = 'securityCenter';
export const defaultAgentCentrePage = 'agentTeamOverview';
export const agentCentreTypes = [1, 2, 41, 42] as const;
export const trialType = 4;
export const vipServiceAboveRank = 4;
export const cockfightVendor = 'DS88';
export const lotteryVendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'] as const;
export const jackpotStep = 165.11;
export const jackpotStepMs = 3000;
export const bannerAutoplayMs = 5000;
export const chunkTimeoutMs = 120_000;

/** Version of this contract; a remote states the one it was built against. */
export const contractVersion = '2.17.0';

/** Hash for the way back from a pay page: the portal then shows a logged-in member its deposits. */
export const depositReturnHash = '#deposit';

/** Pages of the member centre that a notification opens. */
export const notifiedPages = ['withdraw', 'personalHistoryCopy', 'rewardCenter', 'transactionHistory'] as const;
export type NotifiedPage = (typeof notifiedPages)[number];

/** Hash by which the portal opens a page of the member centre over the page. */
export const memberPageHash = <Page extends NotifiedPage>(page: Page) => `#member-${page}` as const;
