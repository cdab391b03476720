import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import { addMessageTexts } from '../../kernel/texts/message-texts.ts';
import { catalogue, findGame, type GameQuery, hotGames, miniGames } from './catalogue/catalogue.ts';
import { gameMenus } from './catalogue/game-menus.ts';
import { imageOrigins } from './catalogue/image-origins.ts';
import { type CatalogueFile, importCatalogue } from './catalogue/import-catalogue.ts';
import { listLotteries } from './catalogue/list-lotteries.ts';
import { createOperatorCatalogueApi } from './catalogue/operator-catalogue.ts';
import { searchGames } from './catalogue/search-games.ts';
import {
  endLaunches,
  type LaunchExchange,
  type NewLaunch,
  openLaunch,
  playAccount,
  takeLaunch,
} from './launches/launches.ts';
import { type MovedPlayers, moveLaunches } from './launches/move-launches.ts';
import {
  isPlayerStopped,
  listStops,
  openPlay,
  type StopTarget,
  stopName,
  stopOf,
  stopPlay,
} from './launches/play-stops.ts';
import { addFavourite, favouriteIds, favourites, type OwnGamesQuery, removeFavourite } from './own-games/favourites.ts';
import { recentGames } from './own-games/recent-games.ts';
import { recentlyPlayed } from './own-games/recently-played.ts';
import { createDrawnPictures } from './pictures/drawn-pictures.ts';
import { addHistory, type PastRound } from './records/add-history.ts';
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
import {
  type BetCall,
  callPlaceBets,
  callRollbackBet,
  callSettleMovements,
  callSettleWin,
  callWhenFree,
  type Movement,
  studioAccount,
} from './wagers/play-calls.ts';
import { createBetPosting } from './wagers/post-bets.ts';
import { callResettle, type Resettlement } from './wagers/resettle-calls.ts';
import { addJackpotWin, type JackpotWin, movementOf, roundToWinJackpot } from './winners/jackpot-wins.ts';
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
export type { Movement, PlayOutcome } from './wagers/play-calls.ts';
export type { Resettlement, ResettleOutcome } from './wagers/resettle-calls.ts';
export { maskedAccount } from './winners/masked-account.rules.ts';

type AccountsOf = (memberIds: readonly string[]) => Promise<Map<string, string>>;

/** Vendors, catalogue, launches and rounds; the money of a round moves in flows/. */
export function createGamesModule(kernel: Kernel) {
  const keys = createVendorKeys(kernel, createSecrets(kernel.settings));
  addMessageTexts(texts);
  kernel.callers.resolveVendor = createVendorResolver(kernel, keys);
  forgetOldNonces(kernel);
  return {
    ...createRecordApi(kernel),
    menus: () => gameMenus(kernel),
    catalogue: (query: GameQuery, language: LanguageCode) => catalogue(kernel, query, language),
    search: (query: Parameters<typeof searchGames>[1]) => searchGames(kernel, query),
    hotGames: (gameType: string | undefined, language: LanguageCode) => hotGames(kernel, gameType, language),
    lotteries: () => listLotteries(kernel),
    recentlyPlayed: (memberId: string, nodeIds: readonly string[]) => recentlyPlayed(kernel, memberId, nodeIds),
    miniGames: (language: LanguageCode) => miniGames(kernel, language),
    drawnPictures: createDrawnPictures(kernel),
    findGame: (vassalage: string, gameCode: string) => findGame(kernel, vassalage, gameCode),
    imageOrigins: () => imageOrigins(kernel),
    ...createStudioApi(kernel),
    transferVendors: () => transferVendors(kernel),
    addFavourite: (memberId: string, nodeId: string) => addFavourite(kernel, memberId, nodeId),
    removeFavourite: (memberId: string, nodeId: string) => removeFavourite(kernel, memberId, nodeId),
    favouriteIds: (memberId: string) => favouriteIds(kernel, memberId),
    favourites: (memberId: string, query: OwnGamesQuery) => favourites(kernel, memberId, query),
    recentGames: (memberId: string, query: OwnGamesQuery) => recentGames(kernel, memberId, query),
    rankList: (limit: number, accountsOf: AccountsOf) => rankList(kernel, limit, accountsOf),
    /** Studios that may call, each with its newest key. */
    liveKeys: () => keys.all(),
    validBetMinor: (memberId: string) => validBetMinor(kernel, memberId),
    openRounds: () => openRounds(kernel),
    endLaunches: (sessionIds: readonly string[]) => endLaunches(kernel, sessionIds),
    /** Moves open games with their players to another upline. */
    moveLaunches: (moved: MovedPlayers) => moveLaunches(kernel, moved),
    openLaunch: (launch: NewLaunch) => openLaunch(kernel, launch),
    takeLaunch: (provider: string, exchange: LaunchExchange) => takeLaunch(kernel, provider, exchange),
    playAccount: (launch: Parameters<typeof playAccount>[1]) => playAccount(kernel, launch),
    roundOf: (provider: string, roundId: string) => roundOf(kernel, provider, roundId),
    publishedRounds: (provider: string, roundIds: readonly string[]) => readPublishedRounds(kernel, provider, roundIds),
    gameCodeOf: (provider: string, roundId: string) => gameCodeOf(kernel, provider, roundId),
    ...createResultPublisher(kernel),
    /** Correct results of events whose first result was wrong. */
    correctionsOf: (events: Parameters<typeof correctionsOf>[1]) => correctionsOf(kernel, events),
    movementOf: (provider: string, transactionId: string) => movementOf(kernel, provider, transactionId),
    roundToWinJackpot: (asked: Parameters<typeof roundToWinJackpot>[1]) => roundToWinJackpot(kernel, asked),
    addJackpotWin: (win: JackpotWin) => addJackpotWin(kernel, win),
    ...createOperatorCatalogueApi(kernel),
    stopPlay: (stop: Parameters<typeof stopPlay>[1]) => stopPlay(kernel, stop),
    openPlay: (stopTarget: StopTarget) => openPlay(kernel, stopTarget),
    listStops: () => listStops(kernel),
    isPlayerStopped: (memberId: string) => isPlayerStopped(kernel, memberId),
    stopOf: (play: Parameters<typeof stopOf>[1]) => stopOf(kernel, play),
    stopName: (stopTarget: Parameters<typeof stopName>[1]) => stopName(kernel, stopTarget),
    /** Posts in its own transaction, together with bets that arrive at the same time. */
    placeBet: createBetPosting<BetCall>({
      post: (bets) => callPlaceBets(kernel, bets),
      whenFree: (account) => callWhenFree(kernel, account),
    }),
    settleWin: (win: Parameters<typeof callSettleWin>[1]) => callSettleWin(kernel, win),
    rollbackBet: (rollback: Parameters<typeof callRollbackBet>[1]) => callRollbackBet(kernel, rollback),
    /** Needs a transaction: settles all movements or none; outcomes in order. */
    settleMovements: (provider: string, movements: readonly Movement[]) =>
      callSettleMovements(kernel, provider, movements),
    /** Needs a transaction: settles all rounds again or none; outcomes in order. */
    resettle: (provider: string, rounds: readonly Resettlement[]) => callResettle(kernel, provider, rounds),
    addHistory: (past: readonly PastRound[]) => addHistory(kernel, past),
    importCatalogue: (file: CatalogueFile) => importCatalogue(kernel, file),
    studioAccount,
    hasKey: (provider: string) => keys.hasKey(provider),
    createVendorKey: (provider: string) => keys.create(provider),
    handOverKey: (provider: string) => handOverKey(kernel, keys, provider),
  };
}

export type GamesModule = ReturnType<typeof createGamesModule>;

const texts = {
  game_unavailable: 'This game is not available at the moment',
  not_a_lottery: 'Only lotteries are opened in this way',
  prize_mode_unfit: 'This game is not played in this prize mode',
  unknown_room: 'This room is not open any more, please choose another',
  vendor_unavailable: 'This vendor is not available at the moment',
  studio_unreachable: 'The studio of this game cannot be reached yet, please choose another game',
  play_stopped: 'Play is stopped at the moment',
  launch_token_invalid: 'The launch token is not valid',
  launch_ended: 'The launch has ended',
  unknown_player: 'The player is not known',
  unknown_game: 'The game is not known',
  unknown_round: 'The round is not known',
  foreign_round: 'The round belongs to another player or game',
  round_closed: 'The round is closed',
  round_open: 'The round was not settled yet',
  bad_rows: '{rows} rows of the file are not as they should be; nothing was taken in',
  no_jackpot: 'There is no jackpot to win here',
  unknown_event: 'No result of this event was reported',
  correction_conflict: 'This is not the next correction of the event, or it was reported with other content',
  result_conflict: 'Another result of this event was reported before',
  rolled_back: 'The bet was rolled back before',
  transaction_conflict: 'The transaction id was used for another movement',
  too_many_favourites: 'You keep as many favourites as there can be; take one off first',
  below_minimum: 'The stake is below the minimum',
  above_maximum: 'The stake is above the maximum',
};
