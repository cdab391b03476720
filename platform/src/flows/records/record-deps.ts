import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

/** What the records that cross modules are made of. */
export interface RecordDeps {
  content: ContentModule;
  games: GamesModule;
  wallet: Wallet;
}
