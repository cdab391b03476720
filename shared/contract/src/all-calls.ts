import { agentCalls } from './agents/agent-calls.ts';
import { getHelpCenter } from './content/get-help-center.ts';
import { listAnnouncements } from './content/list-announcements.ts';
import { listPointPresents } from './content/list-point-presents.ts';
import { listPromotions } from './content/list-promotions.ts';
import { listVipLevels } from './content/list-vip-levels.ts';
import { sendFeedback } from './content/send-feedback.ts';
import type { Call } from './define-call.ts';
import { gameCalls } from './games/game-calls.ts';
import { inboxCalls } from './inbox/inbox-calls.ts';
import { getLotteryMenu, getRecentLottery, getVietnamLotteryMenu, listPopularLottery } from './lottery/lottery-menu.ts';
import { listOpenedNumbers, listVietnamNumbers } from './lottery/opened-numbers.ts';
import { memberCalls } from './member/member-calls.ts';
import { operatorCalls } from './operator/every-operator-call.ts';
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
import { rewardOperatorCalls } from './rewards/reward-operator-calls.ts';
import { vipCalls } from './rewards/vip-calls.ts';
import { sessionCalls } from './session/session-calls.ts';
import { systemCalls } from './system/system-calls.ts';
import { vendorCalls } from './vendor-api/vendor-calls.ts';
import { getHumanChallenge } from './verification/human-challenge.ts';
import {
  sendEmailCode,
  sendOwnerCode,
  sendOwnSmsCode,
  sendRegistrationCode,
  sendSmsCode,
} from './verification/sms-codes.ts';
import { walletCalls } from './wallet/wallet-calls.ts';

/** Every call of the contract by name, for OpenAPI, the fake platform and the contract test. */
export const allCalls = {
  ...systemCalls,
  ...sessionCalls,
  ...memberCalls,
  sendSmsCode,
  sendRegistrationCode,
  sendOwnSmsCode,
  sendEmailCode,
  sendOwnerCode,
  getHumanChallenge,
  ...walletCalls,
  listAnnouncements,
  listPromotions,
  getHelpCenter,
  listVipLevels,
  listPointPresents,
  sendFeedback,
  ...gameCalls,
  ...recordCalls,
  getLotteryMenu,
  getVietnamLotteryMenu,
  getRecentLottery,
  listPopularLottery,
  listVietnamNumbers,
  listOpenedNumbers,
  ...agentCalls,
  ...rewardCalls,
  ...rewardOperatorCalls,
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
  ...operatorCalls,
  ...vendorCalls,
} satisfies Record<string, Call>;
