import type { UploadLimiter } from '../../kernel/media/upload-limiter.ts';
import type { MemberModule } from '../accounts/index.ts';
import type { ApprovalsModule } from '../approvals/index.ts';
import type { ContentModule } from '../content/index.ts';
import type { GamesModule } from '../games/index.ts';
import type { InboxModule } from '../inbox/index.ts';
import type { OperatorModule } from '../operators/index.ts';
import type { BankAccounts, Deposits, Turnover } from '../payments/index.ts';
import type { VerificationModule } from '../verification/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { RewardSettings } from './rewards.settings.ts';

/** Dependencies of rewards. */
export interface RewardDeps {
  content: Pick<ContentModule, 'shown'>;
  settings: RewardSettings;
  wallet: Wallet;
  member: MemberModule;
  games: GamesModule;
  inbox: InboxModule;
  turnover: Turnover;
  deposits: Pick<Deposits, 'creditedOf'>;
  bankAccounts: Pick<BankAccounts, 'numberSharers'>;
  /** Serializes the pictures that members upload, whatever they prove. */
  proofTurns: UploadLimiter;
  /** Counts events by day in the database. */
  ownEvents: Pick<VerificationModule['limits'], 'takeOwn' | 'uncountOwn'>;
  approvals: ApprovalsModule;
  /** Writes an audit line. */
  audit: OperatorModule['audit'];
}
