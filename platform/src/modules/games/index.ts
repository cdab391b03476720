import type { Call } from '@portal/shared/contract/calls/define-call';
import { studioTables } from '@portal/shared/contract/vendor-api/live-tables';
import { studioMatches } from '@portal/shared/contract/vendor-api/matches';
import type { Kernel } from '../../kernel/kernel.ts';
import { bindFirst } from '../../kernel/module.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import { createBetPoster } from './bets/batch-bets.ts';
import { decideHeldWin, heldWinOf, heldWinsOf, listHeldWins } from './bets/held-wins.ts';
import { callResettle, type Resettlement, type ResettleOutcome } from './bets/resettle-calls.ts';
import {
  type BetCall,
  callPlaceBets,
  callRollbackBet,
  callSettleMovements,
  callSettleWin,
  callWhenFree,
  type Movement,
  type PlayOutcome,
  studioAccount,
} from './bets/round-functions.ts';
import { createWinAlarm, type Judged } from './bets/unusual-wins.ts';
import { readWinLimits } from './bets/win-limits.ts';
import { catalogue, findGame, gamesByNode, hotGames, miniGames, similarGames } from './catalogue/catalogue.ts';
import { gameMenus } from './catalogue/game-menus.ts';
import { imageOrigins } from './catalogue/image-origins.ts';
import { importCatalogue } from './catalogue/import-catalogue.ts';
import { listLotteries } from './catalogue/list-lotteries.ts';
import { createOperatorCatalogueApi } from './catalogue/operator-catalogue.ts';
import { searchGames } from './catalogue/search-games.ts';
import type { GameSettings } from './games.settings.ts';
import { endLaunches, openLaunch, playAccount, takeLaunch } from './launches/launches.ts';
import { moveLaunches } from './launches/move-launches.ts';
import {
  isPlayerSuspended,
  isSuspended,
  listSuspensions,
  resumePlay,
  suspendedName,
  suspendPlay,
  suspensionOf,
} from './launches/suspensions.ts';
import { createMatchBoard } from './matches/match-board.ts';
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
import { createVendorResolver, forgetOldNonces } from './vendors/authenticate-vendor.ts';
import { createLiveTables } from './vendors/live-tables.ts';
import { createStudioAddresses } from './vendors/studio-addresses.ts';
import { createStudioFeed, type StudioFeed } from './vendors/studio-feed.ts';
import { createStudioApi } from './vendors/studio-origins.ts';
import { transferVendors } from './vendors/transfer-vendors.ts';
import { createVendorKeys, handOverKey, type VendorKeys } from './vendors/vendor-keys.ts';
import { addJackpotWin, movementOf, reviewCauseOf, roundToWinJackpot } from './winners/jackpot-wins.ts';
import { listWinners } from './winners/list-winners.ts';

export type { Resettlement, ResettleOutcome } from './bets/resettle-calls.ts';
export type { Movement, PlayOutcome } from './bets/round-functions.ts';
export type { CatalogueFile } from './catalogue/import-catalogue.ts';
export type { CatalogueLottery } from './catalogue/list-lotteries.ts';
export {
  type BetCorrected,
  type BetRefunded,
  type BetSettled,
  betCorrected,
  betRefunded,
  betSettled,
  freshBets,
} from './games.events.ts';
export type { GameSettings } from './games.settings.ts';
export type { PastRound } from './records/add-history.ts';
export type { RoundTransaction } from './records/bet-detail.ts';
export { betView, type RoundWithGame } from './records/bet-view.ts';
export { asTransactions, isRejection, transferReferences } from './records/correction-transfers.rules.ts';
export { settlesLater } from './records/settles-later.rules.ts';
export type { ResultCorrection } from './results/corrections-of.ts';
export { proofUrlOf } from './results/proof.rules.ts';
export type { PublishedRound } from './results/published-rounds.ts';
export { callStudio, type StudioEndpoint } from './vendors/call-studio.ts';
export type { StudioFeed } from './vendors/studio-feed.ts';
export { demoStudio, originFault } from './vendors/studio-origin.rules.ts';
export type { Studio } from './vendors/vendor-keys.ts';
export { maskedAccount } from './winners/masked-account.rules.ts';

/** Vendors, catalogue, launches and rounds; the vendor API moves the money of a round. */
export function createGamesModule(kernel: Kernel, { settings }: { settings: GameSettings }) {
  const keys = createVendorKeys(kernel, createSecrets(kernel.settings));
  const addresses = createStudioAddresses({ environment: kernel.settings, settings });
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
      similarGames,
      lotteries: listLotteries,
      findGame,
      gamesByNode,
      imageOrigins,
      importCatalogue,
      transferVendors,
      addFavourite,
      removeFavourite,
      favouriteIds,
      favourites,
      recentGames,
      recentlyPlayed,
      listWinners,
      openLaunch,
      takeLaunch,
      endLaunches,
      /** Moves open games with their players to another upline. */
      moveLaunches,
      playAccount,
      suspendPlay,
      resumePlay,
      listSuspensions,
      suspensionOf,
      suspendedName,
      isSuspended,
      isPlayerSuspended,
      rollbackBet: callRollbackBet,
      listHeldWins,
      heldWinOf,
      heldWinsOf,
      /** Needs a transaction: pays a held win or returns it to the house. */
      decideHeldWin,
      movementOf,
      roundToWinJackpot,
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
    placeBet: createBetPoster<BetCall>({
      post: (bets) => callPlaceBets(kernel, bets),
      whenFree: (account) => callWhenFree(kernel, account),
    }),
    ...createSettlementApi(kernel, settings),
    studioAccount,
    ...createKeyApi(kernel, keys),
    ...createStudioReaders(kernel, keys, addresses),
  };
}

/** Moves of money at the end of rounds, under the operator's limits of wins; what is unusual about them is reported. */
function createSettlementApi(kernel: Kernel, settings: GameSettings) {
  const alarm = createWinAlarm(kernel, settings);
  const note = (vendor: string, outcomes: readonly Judged[]) =>
    kernel.database.afterCommit(() => alarm.note(vendor, outcomes));
  return {
    async settleWin(win: Parameters<typeof callSettleWin>[1]): Promise<PlayOutcome> {
      const outcome = await callSettleWin(kernel, win, await readWinLimits(settings));
      note(win.vendor, [outcome]);
      return outcome;
    },
    /** Needs a transaction: settles all movements or none; outcomes in order. */
    async settleMovements(vendor: string, movements: readonly Movement[]): Promise<PlayOutcome[]> {
      const outcomes = await callSettleMovements(kernel, vendor, movements, await readWinLimits(settings));
      note(vendor, outcomes);
      return outcomes;
    },
    /** Needs a transaction: settles all rounds again or none; outcomes in order. */
    async resettle(vendor: string, rounds: readonly Resettlement[]): Promise<ResettleOutcome[]> {
      const outcomes = await callResettle(kernel, vendor, rounds, await readWinLimits(settings));
      note(vendor, outcomes);
      return outcomes;
    },
    /** Returns why two operators have to look at a jackpot. */
    reviewCauseOf: async (jackpot: Parameters<typeof reviewCauseOf>[1]) => {
      const [limits, paidPerDay] = [await readWinLimits(settings), await settings.get('jackpot.paidPerDay')];
      return reviewCauseOf(kernel, jackpot, { limits, paidPerDay });
    },
    /** Records a jackpot in its round, and notes one that is held as unusual. */
    async addJackpotWin(win: Parameters<typeof addJackpotWin>[1]): Promise<void> {
      await addJackpotWin(kernel, win);
      note(win.provider, [{ outcome: 'posted', reference: win.reference, is_held: win.held !== undefined }]);
    },
  };
}

function createKeyApi(kernel: Kernel, keys: VendorKeys) {
  return {
    studios: () => keys.studios(),
    hasKey: (provider: string) => keys.hasKey(provider),
    createVendorKey: (provider: string, shownTo?: string) => keys.create(provider, shownTo),
    endOtherVendorKeys: keys.endOthers,
    endVendorKey: keys.end,
    /** Returns a key to the operator it waits for, once. */
    revealVendorKey: keys.reveal,
    listVendorKeys: keys.list,
    handOverKey: (provider: string) => handOverKey(kernel, keys, provider),
  };
}

function createStudioReaders(kernel: Kernel, keys: VendorKeys, addresses: ReturnType<typeof createStudioAddresses>) {
  const studioFeed = <C extends Call>(call: C): StudioFeed<C> =>
    createStudioFeed(kernel, { studios: keys.studios, fetch: addresses.fetch }, call);
  return {
    /** Refuses an origin that no studio may have in production. */
    assertSafeOrigin: addresses.assertSafe,
    /** Sends a GET to a studio, in production to public addresses alone. */
    fetchFromStudio: addresses.fetch,
    /** Creates a reader of a call that studios serve about what is on now; cached, and never an error. */
    studioFeed,
    ...createLiveTables(kernel, { feed: studioFeed(studioTables), fetch: addresses.fetch }),
    matches: createMatchBoard(kernel, studioFeed(studioMatches)),
  };
}

export type GamesModule = ReturnType<typeof createGamesModule>;
