import type { ContentModule } from '../content/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { OperatorModule } from './index.ts';

/** Dependencies of this module's routes, given by modules.ts. */
export interface OperatorRouteDeps {
  operator: OperatorModule;
  content: ContentModule;
  wallet: Wallet;
  /** Rounds with a bet and no end yet. */
  countOpenRounds(): Promise<number>;
}
