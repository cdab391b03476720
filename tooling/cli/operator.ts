import { accountCommands } from './account-commands.ts';
import { adjustCommands } from './adjust-command.ts';
import { agentCommands } from './agent-commands.ts';
import { agentContractCommands } from './agent-contract-commands.ts';
import { agentPaymentCommands } from './agent-payment-commands.ts';
import { approvalCommands } from './approval-commands.ts';
import { chanceCommands } from './chance-commands.ts';
import { codeCommand } from './code-command.ts';
import { depositCommands } from './deposit-commands.ts';
import { disputeCommands } from './dispute-command.ts';
import { eventCommands } from './event-commands.ts';
import { gameCommands } from './game-commands.ts';
import { memberCommands } from './member-commands.ts';
import { messageCommands } from './message-commands.ts';
import { operatorCommands } from './operator-commands.ts';
import { playCommands } from './play-commands.ts';
import { promotionCommands } from './promotion-commands.ts';
import { rankCommands } from './rank-command.ts';
import { redemptionCommands } from './redemption-commands.ts';
import { referralCommands } from './referral-commands.ts';
import { reportCommands } from './report-commands.ts';
import { rewardCommands } from './reward-commands.ts';
import { runCommand } from './run-command.ts';
import { sessionCommands } from './session-commands.ts';
import { waiveCommands } from './waive-command.ts';
import { withdrawalCommands } from './withdrawal-commands.ts';

const commands = {
  ...operatorCommands,
  ...memberCommands,
  ...agentCommands,
  ...agentContractCommands,
  ...agentPaymentCommands,
  ...messageCommands,
  ...accountCommands,
  ...sessionCommands,
  ...playCommands,
  ...gameCommands,
  ...withdrawalCommands,
  ...depositCommands,
  ...redemptionCommands,
  ...referralCommands,
  ...promotionCommands,
  ...rewardCommands,
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
