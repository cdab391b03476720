import {
  addOperator,
  changeOperatorPassword,
  listOperators,
  operatorLogout,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from './account-calls.ts';
import { proposeAdjustment } from './adjustment-calls.ts';
import { operatorAgentCalls } from './agent-calls.ts';
import { listAgentPayments } from './agent-payment-calls.ts';
import { importGames, listOperatorGames, listOperatorVendors, setGame, setVendor } from './catalogue-calls.ts';
import {
  getContent,
  listContent,
  listContentHistory,
  removeContent,
  setContent,
  undoContent,
  uploadPicture,
} from './content-calls.ts';
import { operatorDepositCalls } from './deposit-calls.ts';
import { operatorEventCalls } from './event-calls.ts';
import { endMemberSessions, findMember, listMembers, setMemberState, takeAuthenticator } from './member-calls.ts';
import { operatorNoticeCalls } from './notice-calls.ts';
import {
  checkLedger,
  getSetting,
  listAudit,
  listSettingHistory,
  listSettings,
  operatorLogin,
  setSetting,
  undoSetting,
} from './operator-calls.ts';
import {
  acceptApprovalRequest,
  declineApprovalRequest,
  getOperatorWithdrawal,
  getWithdrawalProof,
  listApprovalRequests,
  listOperatorWithdrawals,
  proposeForWithdrawal,
  reviewWithdrawal,
} from './payment-calls.ts';
import { listPlayStops, openPlay, stopPlay } from './play-calls.ts';
import { endPreview, listPreviews, makePreview } from './preview-calls.ts';
import {
  addPublisherKey,
  canPublishSigned,
  listPublisherKeys,
  publishSignedRelease,
  revokePublisherKey,
} from './publisher-calls.ts';
import { proposeRank } from './rank-calls.ts';
import {
  freezeReleases,
  listReleaseHistory,
  listReleases,
  promoteRelease,
  publishRelease,
  resumeReleases,
  rollbackRelease,
  thawReleases,
} from './release-calls.ts';
import { canPromote, canRollBack } from './release-compatibility-calls.ts';
import { getReleaseHealth, listReleaseAlerts } from './release-health-calls.ts';
import { pruneReleases } from './release-prune-call.ts';
import { promoteReleaseSet, rollbackReleaseSet } from './release-set-calls.ts';
import { proposeSetting } from './setting-proposal-calls.ts';
import { proposeWaiver } from './waiver-calls.ts';

/** Calls about what operators do, for all-calls.ts. */
export const operatorCalls = {
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
  listMembers,
  findMember,
  setMemberState,
  endMemberSessions,
  takeAuthenticator,
  ...operatorAgentCalls,
  listAgentPayments,
  ...operatorDepositCalls,
  ...operatorEventCalls,
  ...operatorNoticeCalls,
  listOperatorWithdrawals,
  getOperatorWithdrawal,
  getWithdrawalProof,
  reviewWithdrawal,
  proposeForWithdrawal,
  proposeAdjustment,
  proposeWaiver,
  proposeRank,
  proposeSetting,
  listApprovalRequests,
  acceptApprovalRequest,
  declineApprovalRequest,
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
  freezeReleases,
  thawReleases,
  pruneReleases,
  resumeReleases,
  canPromote,
  promoteReleaseSet,
  rollbackReleaseSet,
  canPublishSigned,
  canRollBack,
  addPublisherKey,
  listPublisherKeys,
  revokePublisherKey,
  publishSignedRelease,
  makePreview,
  listPreviews,
  endPreview,
  getReleaseHealth,
  listReleaseAlerts,
};
