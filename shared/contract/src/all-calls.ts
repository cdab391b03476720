import { checkAffiliateCode, getConsolidatedContracts, getTeamOverview, listTeamBets } from './agents/team-overview.ts';
import { getHelpCenter } from './content/get-help-center.ts';
import { listAnnouncements } from './content/list-announcements.ts';
import { listPointPresents } from './content/list-point-presents.ts';
import { listPromotions } from './content/list-promotions.ts';
import { listVipLevels } from './content/list-vip-levels.ts';
import { sendFeedback } from './content/send-feedback.ts';
import type { Call } from './define-call.ts';
import { listFavouriteIds, listFavourites, setFavourite } from './games/favourites.ts';
import { getGameMenus } from './games/get-game-menus.ts';
import { getJackpot } from './games/get-jackpot.ts';
import { getRankList } from './games/get-rank-list.ts';
import { launchFbGame, launchGame } from './games/launch-game.ts';
import { listBets } from './games/list-bets.ts';
import { listCatalogue, listGames } from './games/list-catalogue.ts';
import { listHotGames } from './games/list-hot-games.ts';
import { listMiniGames } from './games/list-mini-games.ts';
import { listRecentGames } from './games/list-recent-games.ts';
import { listRooms } from './games/list-rooms.ts';
import { listGameVendors, listVendorGameTypes } from './games/list-vendors.ts';
import { inboxCalls } from './inbox/inbox-calls.ts';
import { getLotteryMenu, getRecentLottery, getVietnamLotteryMenu, listPopularLottery } from './lottery/lottery-menu.ts';
import { listOpenedNumbers, listVietnamNumbers } from './lottery/opened-numbers.ts';
import { getMemberInfo } from './member/get-info.ts';
import { getMemberMenu } from './member/get-menu.ts';
import { getUnreadCount } from './member/get-unread-count.ts';
import { getVipProgress } from './member/get-vip-progress.ts';
import {
  changePassword,
  forgotPasswordByEmail,
  resetPassword,
  setFirstPassword,
  setPasswordByPhone,
  setPaymentPassword,
} from './member/passwords.ts';
import { getPlayerAvatar, getProfile, getProfileIcon, setBirthday, setLanguage } from './member/profile.ts';
import { register, registerByMobile } from './member/register.ts';
import {
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  finishFirstLogin,
  getSecurity,
  removeAuthenticator,
  setUpAuthenticator,
} from './member/security.ts';
import {
  addOperator,
  changeOperatorPassword,
  listOperators,
  operatorLogout,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from './operator/account-calls.ts';
import { proposeAdjustment } from './operator/adjustment-calls.ts';
import { importGames, listOperatorGames, listOperatorVendors, setGame, setVendor } from './operator/catalogue-calls.ts';
import {
  getContent,
  listContent,
  listContentHistory,
  removeContent,
  setContent,
  undoContent,
  uploadPicture,
} from './operator/content-calls.ts';
import { operatorDepositCalls } from './operator/deposit-calls.ts';
import { endMemberSessions, findMember, setMemberState, takeAuthenticator } from './operator/member-calls.ts';
import { operatorNoticeCalls } from './operator/notice-calls.ts';
import {
  checkLedger,
  getSetting,
  listAudit,
  listSettingHistory,
  listSettings,
  operatorLogin,
  setSetting,
  undoSetting,
} from './operator/operator-calls.ts';
import {
  acceptProposal,
  declineProposal,
  getOperatorWithdrawal,
  getWithdrawalProof,
  listOperatorWithdrawals,
  listProposals,
  proposeForWithdrawal,
  reviewWithdrawal,
} from './operator/payment-calls.ts';
import { listPlayStops, openPlay, stopPlay } from './operator/play-calls.ts';
import {
  listReleaseHistory,
  listReleases,
  promoteRelease,
  publishRelease,
  rollbackRelease,
} from './operator/release-calls.ts';
import { proposeSetting } from './operator/setting-proposal-calls.ts';
import { depositCalls } from './payments/deposit-calls.ts';
import { withdrawalCalls } from './payments/withdrawal-calls.ts';
import { recordCalls } from './records/record-calls.ts';
import { chanceCalls } from './rewards/chance-calls.ts';
import { missionCalls } from './rewards/mission-calls.ts';
import { pointCalls } from './rewards/point-calls.ts';
import { promotionCalls } from './rewards/promotion-calls.ts';
import { rebateCalls } from './rewards/rebate-calls.ts';
import { referralCalls } from './rewards/referral-calls.ts';
import { rewardCalls } from './rewards/reward-calls.ts';
import { vipCalls } from './rewards/vip-calls.ts';
import { freePlay } from './session/free-play.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { endOtherSessions, endOwnSession, getLoginInfo, listSessions } from './session/own-sessions.ts';
import { sendLoginCode, verifyLogin } from './session/verify-login.ts';
import { getCaptcha } from './system/get-captcha.ts';
import { getCountry } from './system/get-country.ts';
import { getKeys } from './system/get-keys.ts';
import { getRegisterSettings } from './system/get-register-settings.ts';
import { getStatus } from './system/get-status.ts';
import { listCountries } from './system/list-countries.ts';
import { listLanguages } from './system/list-languages.ts';
import { getCustomerService, getDomainRoute, getWhitelabel } from './system/site-calls.ts';
import {
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorRollback,
  vendorRound,
  vendorWin,
} from './vendor-api/calls.ts';
import { vendorCorrectResult, vendorResettle } from './vendor-api/correction-calls.ts';
import { vendorJackpotWin } from './vendor-api/jackpot-calls.ts';
import { vendorResults } from './vendor-api/result-calls.ts';
import { vendorSettle } from './vendor-api/settle-calls.ts';
import { getHumanChallenge } from './verification/human-challenge.ts';
import {
  sendEmailCode,
  sendOwnerCode,
  sendOwnSmsCode,
  sendRegistrationCode,
  sendSmsCode,
} from './verification/sms-codes.ts';
import { walletCalls } from './wallet/wallet-calls.ts';

/** Every call of the contract by name, for what walks the whole of it: OpenAPI, the fake platform, the contract test. */
export const allCalls = {
  getStatus,
  getRegisterSettings,
  getKeys,
  getCountry,
  getCaptcha,
  login,
  logout,
  register,
  registerByMobile,
  changePassword,
  setFirstPassword,
  forgotPasswordByEmail,
  resetPassword,
  setPasswordByPhone,
  setPaymentPassword,
  getSecurity,
  bindMobile,
  bindEmail,
  finishFirstLogin,
  setUpAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  getProfileIcon,
  getPlayerAvatar,
  setLanguage,
  getProfile,
  setBirthday,
  sendLoginCode,
  verifyLogin,
  freePlay,
  getLoginInfo,
  listSessions,
  endOwnSession,
  endOtherSessions,
  sendSmsCode,
  sendRegistrationCode,
  sendOwnSmsCode,
  sendEmailCode,
  sendOwnerCode,
  getHumanChallenge,
  listCountries,
  listLanguages,
  getWhitelabel,
  getDomainRoute,
  getCustomerService,
  getMemberInfo,
  getMemberMenu,
  getUnreadCount,
  getVipProgress,
  ...walletCalls,
  listAnnouncements,
  listPromotions,
  getHelpCenter,
  listVipLevels,
  listPointPresents,
  sendFeedback,
  getGameMenus,
  listCatalogue,
  listGames,
  listHotGames,
  listMiniGames,
  listGameVendors,
  listVendorGameTypes,
  setFavourite,
  listFavourites,
  listFavouriteIds,
  listRecentGames,
  listRooms,
  getRankList,
  getJackpot,
  launchGame,
  launchFbGame,
  listBets,
  ...recordCalls,
  getLotteryMenu,
  getVietnamLotteryMenu,
  getRecentLottery,
  listPopularLottery,
  listVietnamNumbers,
  listOpenedNumbers,
  getTeamOverview,
  listTeamBets,
  getConsolidatedContracts,
  checkAffiliateCode,
  ...rewardCalls,
  ...promotionCalls,
  ...chanceCalls,
  ...missionCalls,
  ...rebateCalls,
  ...vipCalls,
  ...pointCalls,
  ...referralCalls,
  ...inboxCalls,
  ...depositCalls,
  ...withdrawalCalls,
  operatorLogin,
  listOperators,
  addOperator,
  setOperatorRoles,
  setOperatorActive,
  resetOperator,
  changeOperatorPassword,
  operatorLogout,
  listSettings,
  getSetting,
  setSetting,
  listSettingHistory,
  undoSetting,
  listContent,
  getContent,
  setContent,
  removeContent,
  listContentHistory,
  undoContent,
  uploadPicture,
  findMember,
  setMemberState,
  endMemberSessions,
  takeAuthenticator,
  ...operatorDepositCalls,
  ...operatorNoticeCalls,
  listOperatorWithdrawals,
  getOperatorWithdrawal,
  getWithdrawalProof,
  reviewWithdrawal,
  proposeForWithdrawal,
  proposeAdjustment,
  proposeSetting,
  listProposals,
  acceptProposal,
  declineProposal,
  stopPlay,
  openPlay,
  listPlayStops,
  importGames,
  listOperatorGames,
  setGame,
  listOperatorVendors,
  setVendor,
  listAudit,
  checkLedger,
  publishRelease,
  listReleases,
  promoteRelease,
  rollbackRelease,
  listReleaseHistory,
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorWin,
  vendorRollback,
  vendorRound,
  vendorSettle,
  vendorResults,
  vendorCorrectResult,
  vendorResettle,
  vendorJackpotWin,
} satisfies Record<string, Call>;
