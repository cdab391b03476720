import { agentCommands } from './agents/agent-commands.ts';
import { agentContractCommands } from './agents/agent-contract-commands.ts';
import { agentPaymentCommands } from './agents/agent-payment-commands.ts';
import { runCommand } from './command/run-command.ts';
import { gameCommands } from './games/game-commands.ts';
import { heldWinCommands } from './games/held-win-commands.ts';
import { playCommands } from './games/play-commands.ts';
import { studioCommands } from './games/studio-commands.ts';
import { memberCommands } from './members/member-commands.ts';
import { messageCommands } from './members/message-commands.ts';
import { rankCommands } from './members/rank-command.ts';
import { accountCommands } from './operators/account-commands.ts';
import { approvalCommands } from './operators/approval-commands.ts';
import { auditCommands } from './operators/audit-commands.ts';
import { codeCommand } from './operators/code-command.ts';
import { secretsCommands } from './operators/secrets-commands.ts';
import { sessionCommands } from './operators/session-commands.ts';
import { adjustCommands } from './payments/adjust-command.ts';
import { depositCommands } from './payments/deposit-commands.ts';
import { waiveCommands } from './payments/waive-command.ts';
import { withdrawalCommands } from './payments/withdrawal-commands.ts';
import { disputeCommands } from './reports/dispute-command.ts';
import { reportCommands } from './reports/report-commands.ts';
import { chanceCommands } from './rewards/chance-commands.ts';
import { promoCodeCommands } from './rewards/promo-code-commands.ts';
import { promotionCommands } from './rewards/promotion-commands.ts';
import { redemptionCommands } from './rewards/redemption-commands.ts';
import { referralCommands } from './rewards/referral-commands.ts';
import { rewardCommands } from './rewards/reward-commands.ts';
import { tournamentCommands } from './rewards/tournament-commands.ts';
import { eventCommands } from './site/event-commands.ts';
import { operatorCommands } from './site/operator-commands.ts';

const commands = {
  ...operatorCommands,
  ...memberCommands,
  ...agentCommands,
  ...agentContractCommands,
  ...agentPaymentCommands,
  ...messageCommands,
  ...accountCommands,
  ...auditCommands,
  ...secretsCommands,
  ...sessionCommands,
  ...playCommands,
  ...gameCommands,
  ...studioCommands,
  ...heldWinCommands,
  ...withdrawalCommands,
  ...depositCommands,
  ...redemptionCommands,
  ...referralCommands,
  ...promoCodeCommands,
  ...promotionCommands,
  ...rewardCommands,
  ...tournamentCommands,
  ...approvalCommands,
  ...adjustCommands,
  ...waiveCommands,
  ...rankCommands,
  ...disputeCommands,
  ...reportCommands,
  ...eventCommands,
  ...chanceCommands,
  ...codeCommand,
};
process.exitCode = await runCommand('pnpm operator', commands, process.argv.slice(2));
