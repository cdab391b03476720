import * as memberInfo from './accounts/member-info.ts';
import * as operatorMembers from './accounts/operator-members.ts';
import * as passwords from './accounts/passwords.ts';
import * as profile from './accounts/profile.ts';
import * as registration from './accounts/registration.ts';
import * as security from './accounts/security.ts';
import * as agentsAnnouncements from './agents/announcements.ts';
import * as contractPayments from './agents/contract-payments.ts';
import * as contracts from './agents/contracts.ts';
import * as downlineTransactions from './agents/downline-transactions.ts';
import * as downlines from './agents/downlines.ts';
import * as income from './agents/income.ts';
import * as invitationLinks from './agents/invitation-links.ts';
import * as operatorAgents from './agents/operator-agents.ts';
import * as operatorContracts from './agents/operator-contracts.ts';
import * as operatorPayments from './agents/operator-payments.ts';
import * as profitLoss from './agents/profit-loss.ts';
import * as teamBets from './agents/team-bets.ts';
import * as teamOverview from './agents/team-overview.ts';
import * as operatorApprovals from './approvals/operator-approvals.ts';
import { callsOf } from './calls/define-call.ts';
import * as contentAnnouncements from './content/announcements.ts';
import * as countries from './content/countries.ts';
import * as feedback from './content/feedback.ts';
import * as helpCenter from './content/help-center.ts';
import * as languages from './content/languages.ts';
import * as operatorContent from './content/operator-content.ts';
import * as pointPresents from './content/point-presents.ts';
import * as site from './content/site.ts';
import * as vipLevels from './content/vip-levels.ts';
import * as push from './delivery/push.ts';
import * as bets from './games/bets.ts';
import * as catalogue from './games/catalogue.ts';
import * as favourites from './games/favourites.ts';
import * as gamesJackpot from './games/jackpot.ts';
import * as launch from './games/launch.ts';
import * as liveTables from './games/live-tables.ts';
import * as matches from './games/matches.ts';
import * as gamesMenus from './games/menus.ts';
import * as operatorCatalogue from './games/operator-catalogue.ts';
import * as operatorStudios from './games/operator-studios.ts';
import * as operatorSuspensions from './games/operator-suspensions.ts';
import * as profit from './games/profit.ts';
import * as recentGames from './games/recent-games.ts';
import * as rooms from './games/rooms.ts';
import * as vendors from './games/vendors.ts';
import * as winners from './games/winners.ts';
import * as inboxAnnouncements from './inbox/announcements.ts';
import * as messages from './inbox/messages.ts';
import * as operatorMessages from './inbox/operator-messages.ts';
import * as lotteryMenus from './lottery/menus.ts';
import * as openedNumbers from './lottery/opened-numbers.ts';
import * as accounts from './operators/accounts.ts';
import * as audit from './operators/audit.ts';
import * as auditChain from './operators/audit-chain.ts';
import * as auditHeads from './operators/audit-heads.ts';
import * as deadLetters from './operators/dead-letters.ts';
import * as enrolment from './operators/enrolment.ts';
import * as sealing from './operators/sealing.ts';
import * as securityKeys from './operators/security-keys.ts';
import * as session from './operators/session.ts';
import * as signInProvider from './operators/sign-in-provider.ts';
import * as bankAccounts from './payments/bank-accounts.ts';
import * as deposits from './payments/deposits.ts';
import * as operatorDeposits from './payments/operator-deposits.ts';
import * as operatorWaivers from './payments/operator-waivers.ts';
import * as operatorWithdrawals from './payments/operator-withdrawals.ts';
import * as paymentReports from './payments/payment-reports.ts';
import * as withdrawals from './payments/withdrawals.ts';
import * as compatibility from './releases/compatibility.ts';
import * as health from './releases/health.ts';
import * as loads from './releases/loads.ts';
import * as previews from './releases/previews.ts';
import * as publisherKeys from './releases/publisher-keys.ts';
import * as releaseBom from './releases/release-bom.ts';
import * as releaseSets from './releases/release-sets.ts';
import * as releases from './releases/releases.ts';
import * as signedPublications from './releases/signed-publications.ts';
import * as operatorDisputes from './reports/operator-disputes.ts';
import * as operatorReconciliation from './reports/operator-reconciliation.ts';
import * as operatorRevenue from './reports/operator-revenue.ts';
import * as chance from './rewards/chance.ts';
import * as missions from './rewards/missions.ts';
import * as operatorChance from './rewards/operator-chance.ts';
import * as operatorPromoCodes from './rewards/operator-promo-codes.ts';
import * as operatorPromotions from './rewards/operator-promotions.ts';
import * as operatorRanks from './rewards/operator-ranks.ts';
import * as operatorRedemptions from './rewards/operator-redemptions.ts';
import * as operatorReferral from './rewards/operator-referral.ts';
import * as operatorRewards from './rewards/operator-rewards.ts';
import * as operatorTournaments from './rewards/operator-tournaments.ts';
import * as points from './rewards/points.ts';
import * as promoCodes from './rewards/promo-codes.ts';
import * as promotions from './rewards/promotions.ts';
import * as raffles from './rewards/raffles.ts';
import * as rebates from './rewards/rebates.ts';
import * as referral from './rewards/referral.ts';
import * as rewards from './rewards/rewards.ts';
import * as tournaments from './rewards/tournaments.ts';
import * as vip from './rewards/vip.ts';
import * as authenticator from './sessions/authenticator.ts';
import * as freePlay from './sessions/free-play.ts';
import * as keys from './sessions/keys.ts';
import * as login from './sessions/login.ts';
import * as passkeys from './sessions/passkeys.ts';
import * as sessions from './sessions/sessions.ts';
import * as operatorSettings from './settings/operator-settings.ts';
import * as settlement from './vendor-api/batch-settlement.ts';
import * as vendorApiJackpot from './vendor-api/jackpot.ts';
import * as operatorHeldWins from './vendor-api/operator-held-wins.ts';
import * as results from './vendor-api/results.ts';
import * as rounds from './vendor-api/rounds.ts';
import * as captcha from './verification/captcha.ts';
import * as codes from './verification/codes.ts';
import * as humanChallenge from './verification/human-challenge.ts';
import * as balance from './wallet/balance.ts';
import * as operatorAdjustments from './wallet/operator-adjustments.ts';
import * as operatorLedger from './wallet/operator-ledger.ts';
import * as transactions from './wallet/transactions.ts';
import * as transfers from './wallet/transfers.ts';
import * as upline from './wallet/upline.ts';

/** Every call of the contract by name, for OpenAPI, the fake platform and the contract test. */
export const allCalls = callsOf({
  ...memberInfo,
  ...operatorMembers,
  ...passwords,
  ...profile,
  ...registration,
  ...security,
  ...agentsAnnouncements,
  ...contractPayments,
  ...contracts,
  ...downlineTransactions,
  ...downlines,
  ...income,
  ...invitationLinks,
  ...operatorAgents,
  ...operatorContracts,
  ...operatorPayments,
  ...profitLoss,
  ...teamBets,
  ...teamOverview,
  ...operatorApprovals,
  ...contentAnnouncements,
  ...countries,
  ...feedback,
  ...helpCenter,
  ...languages,
  ...operatorContent,
  ...pointPresents,
  ...site,
  ...vipLevels,
  ...push,
  ...bets,
  ...catalogue,
  ...favourites,
  ...gamesJackpot,
  ...launch,
  ...liveTables,
  ...matches,
  ...gamesMenus,
  ...operatorCatalogue,
  ...operatorStudios,
  ...operatorSuspensions,
  ...profit,
  ...recentGames,
  ...rooms,
  ...vendors,
  ...winners,
  ...inboxAnnouncements,
  ...messages,
  ...operatorMessages,
  ...lotteryMenus,
  ...openedNumbers,
  ...accounts,
  ...audit,
  ...auditChain,
  ...auditHeads,
  ...deadLetters,
  ...enrolment,
  ...securityKeys,
  ...signInProvider,
  ...sealing,
  ...session,
  ...bankAccounts,
  ...paymentReports,
  ...deposits,
  ...operatorDeposits,
  ...operatorWaivers,
  ...operatorWithdrawals,
  ...withdrawals,
  ...compatibility,
  ...health,
  ...loads,
  ...previews,
  ...publisherKeys,
  ...signedPublications,
  ...releaseBom,
  ...releaseSets,
  ...releases,
  ...operatorDisputes,
  ...operatorReconciliation,
  ...operatorRevenue,
  ...chance,
  ...missions,
  ...operatorChance,
  ...operatorPromoCodes,
  ...operatorPromotions,
  ...operatorRanks,
  ...operatorRedemptions,
  ...operatorReferral,
  ...operatorRewards,
  ...operatorTournaments,
  ...points,
  ...promoCodes,
  ...promotions,
  ...raffles,
  ...rebates,
  ...referral,
  ...rewards,
  ...tournaments,
  ...vip,
  ...keys,
  ...authenticator,
  ...freePlay,
  ...login,
  ...passkeys,
  ...sessions,
  ...operatorSettings,
  ...vendorApiJackpot,
  ...operatorHeldWins,
  ...results,
  ...rounds,
  ...settlement,
  ...captcha,
  ...codes,
  ...humanChallenge,
  ...balance,
  ...operatorAdjustments,
  ...operatorLedger,
  ...transactions,
  ...transfers,
  ...upline,
});
