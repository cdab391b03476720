import type { GameSettings, GamesModule } from '../../modules/games/index.ts';
import { houseAccount, type Wallet } from '../../modules/wallet/index.ts';

export interface JackpotDeps {
  games: GamesModule;
  wallet: Wallet;
  settings: GameSettings;
}

/** Account of what players may win. */
export const jackpotPool = houseAccount('jackpot');
/** House account of what was paid into the pool. */
export const jackpotFunding = houseAccount('jackpot-funding');
