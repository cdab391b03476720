import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

/** Dependencies of the records that cross modules. */
export interface RecordDeps {
  content: ContentModule;
  games: GamesModule;
  wallet: Wallet;
}
