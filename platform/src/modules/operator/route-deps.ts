import type { ContentModule } from '../content/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { OperatorModule } from './index.ts';

/** What the routes of this module are handed by modules.ts. */
export interface OperatorRouteDeps {
  operator: OperatorModule;
  content: ContentModule;
  wallet: Wallet;
  /** Rounds that have a bet and no end yet. */
  countOpenRounds(): Promise<number>;
}
