import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import { houseAccount, type Wallet } from '../../modules/wallet/index.ts';

export interface JackpotDeps {
  games: GamesModule;
  wallet: Wallet;
  content: ContentModule;
}

/** What players may win. */
export const jackpotPool = houseAccount('jackpot');
/** What the house has put in. */
export const jackpotFunding = houseAccount('jackpot-funding');
