import type { Kernel } from '../../kernel/kernel.ts';
import { bindFirst } from '../../kernel/module.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import { addMessageTexts } from '../../kernel/texts/message-texts.ts';
import { catalogue, findGame, hotGames, miniGames } from './catalogue/catalogue.ts';
import { gameMenus } from './catalogue/game-menus.ts';
import { imageOrigins } from './catalogue/image-origins.ts';
import { importCatalogue } from './catalogue/import-catalogue.ts';
import { listLotteries } from './catalogue/list-lotteries.ts';
import { createOperatorCatalogueApi } from './catalogue/operator-catalogue.ts';
import { searchGames } from './catalogue/search-games.ts';
import { endLaunches, openLaunch, playAccount, takeLaunch } from './launches/launches.ts';
import { moveLaunches } from './launches/move-launches.ts';
import { isPlayerStopped, listStops, openPlay, stopName, stopOf, stopPlay } from './launches/play-stops.ts';
import { addFavourite, favouriteIds, favourites, removeFavourite } from './own-games/favourites.ts';
import { recentGames } from './own-games/recent-games.ts';
import { recentlyPlayed } from './own-games/recently-played.ts';
import { createDrawnPictures } from './pictures/drawn-pictures.ts';
import { addHistory } from './records/add-history.ts';
import { openRounds, validBetMinor } from './records/bet-record.ts';
import { createRecordApi } from './records/record-api.ts';
import { correctionsOf } from './results/corrections-of.ts';
import { readPublishedRounds } from './results/published-rounds.ts';
import { createResultPublisher } from './results/result-publisher.ts';
import { gameCodeOf, roundOf } from './results/round-view.ts';
import { handOverKey } from './vendors/hand-over-key.ts';
import { createStudioApi } from './vendors/studio-origins.ts';
import { transferVendors } from './vendors/transfer-vendors.ts';
import { createVendorResolver, forgetOldNonces } from './vendors/vendor-caller.ts';
import { createVendorKeys } from './vendors/vendor-keys.ts';
import { createBetPosting } from './wagers/batch-bets.ts';
import { callResettle } from './wagers/resettle-calls.ts';
import {
  type BetCall,
  callPlaceBets,
  callRollbackBet,
  callSettleMovements,
  callSettleWin,
  callWhenFree,
  studioAccount,
} from './wagers/wager-functions.ts';
import { addJackpotWin, movementOf, roundToWinJackpot } from './winners/jackpot-wins.ts';
import { rankList } from './winners/rank-list.ts';

export type { CatalogueFile } from './catalogue/import-catalogue.ts';
export type { CatalogueLottery } from './catalogue/list-lotteries.ts';
export type { PastRound } from './records/add-history.ts';
export type { RoundTransaction } from './records/bet-detail.ts';
export { betView, type RoundWithGame } from './records/bet-view.ts';
export { asTransactions, transferReferences } from './records/correction-transfers.rules.ts';
export type { ResultCorrection } from './results/corrections-of.ts';
export { proofUrlOf } from './results/proof.rules.ts';
export type { PublishedRound } from './results/published-rounds.ts';
export { demoStudio } from './vendors/studio-origin.rules.ts';
export type { Resettlement, ResettleOutcome } from './wagers/resettle-calls.ts';
export type { Movement, PlayOutcome } from './wagers/wager-functions.ts';
export { maskedAccount } from './winners/masked-account.rules.ts';

/** Vendors, catalogue, launches and rounds; the vendor API moves the money of a round. */
export function createGamesModule(kernel: Kernel) {
  const keys = createVendorKeys(kernel, createSecrets(kernel.settings));
  addMessageTexts(texts);
  kernel.callers.resolveVendor = createVendorResolver(kernel, keys);
  forgetOldNonces(kernel);
  return {
    ...createRecordApi(kernel),
    ...createStudioApi(kernel),
    ...createResultPublisher(kernel),
    ...createOperatorCatalogueApi(kernel),
    drawnPictures: createDrawnPictures(kernel),
    ...bindFirst(kernel, {
      menus: gameMenus,
      catalogue,
      search: searchGames,
      hotGames,
      miniGames,
      lotteries: listLotteries,
      findGame,
      imageOrigins,
      importCatalogue,
      transferVendors,
      addFavourite,
      removeFavourite,
      favouriteIds,
      favourites,
      recentGames,
      recentlyPlayed,
      rankList,
      openLaunch,
      takeLaunch,
      endLaunches,
      /** Moves open games with their players to another upline. */
      moveLaunches,
      playAccount,
      stopPlay,
      openPlay,
      listStops,
      stopOf,
      stopName,
      isPlayerStopped,
      settleWin: callSettleWin,
      rollbackBet: callRollbackBet,
      /** Needs a transaction: settles all movements or none; outcomes in order. */
      settleMovements: callSettleMovements,
      /** Needs a transaction: settles all rounds again or none; outcomes in order. */
      resettle: callResettle,
      movementOf,
      roundToWinJackpot,
      addJackpotWin,
      roundOf,
      gameCodeOf,
      openRounds,
      publishedRounds: readPublishedRounds,
      /** Correct results of events whose first result was wrong. */
      correctionsOf,
      validBetMinor,
      addHistory,
    }),
    /** Posts in its own transaction, together with bets that arrive at the same time. */
    placeBet: createBetPosting<BetCall>({
      post: (bets) => callPlaceBets(kernel, bets),
      whenFree: (account) => callWhenFree(kernel, account),
    }),
    studioAccount,
    /** Studios that may call, each with its newest key. */
    liveKeys: () => keys.all(),
    hasKey: (provider: string) => keys.hasKey(provider),
    createVendorKey: (provider: string) => keys.create(provider),
    handOverKey: (provider: string) => handOverKey(kernel, keys, provider),
  };
}

export type GamesModule = ReturnType<typeof createGamesModule>;

const texts = {
  game_unavailable: 'This game is not available at the moment',
  not_a_lottery: 'Only lotteries can be opened this way',
  prize_mode_unfit: 'This game is not available in this prize mode',
  unknown_room: 'This room is no longer open, please choose another',
  vendor_unavailable: 'This vendor is not available at the moment',
  studio_unreachable: 'The studio cannot be reached yet, please choose another game',
  play_stopped: 'Play is suspended at the moment',
  launch_token_invalid: 'The launch token is not valid',
  launch_ended: 'The launch has ended',
  unknown_player: 'Unknown player',
  unknown_game: 'Unknown game',
  unknown_round: 'Unknown round',
  foreign_round: 'The round belongs to another player or game',
  round_closed: 'The round is closed',
  round_open: 'The round has not been settled yet',
  bad_rows: '{rows} rows of the file are invalid; nothing was imported',
  no_jackpot: 'There is no jackpot to win here',
  unknown_event: 'No result has been reported for this event',
  correction_conflict:
    'This is not the next correction for the event, or it was already reported with different content',
  result_conflict: 'A different result has already been reported for this event',
  rolled_back: 'The bet has already been rolled back',
  transaction_conflict: 'The transaction id was already used for a different transaction',
  too_many_favourites: 'Your favourites are full; remove one first',
  below_minimum: 'The stake is below the minimum',
  above_maximum: 'The stake is above the maximum',
};
