import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import { addHistory, type PastRound } from './add-history.ts';
import { openRounds, validBetMinor } from './bet-record.ts';
import { catalogue, findGame, type GameQuery, hotGames, miniGames } from './catalogue.ts';
import { correctionsOf } from './corrections-of.ts';
import { createDrawnPictures } from './drawn/drawn-pictures.ts';
import { addFavourite, favouriteIds, favourites, type OwnGamesQuery, removeFavourite } from './favourites.ts';
import { gameMenus } from './game-menus.ts';
import { handOverKey } from './hand-over-key.ts';
import { imageOrigins } from './image-origins.ts';
import { type CatalogueFile, importCatalogue } from './import-catalogue.ts';
import { addJackpotWin, type JackpotWin, movementOf, roundToWinJackpot } from './jackpot-wins.ts';
import { endLaunches, type LaunchExchange, type NewLaunch, openLaunch, playAccount, takeLaunch } from './launches.ts';
import { listLotteries } from './list-lotteries.ts';
import { type MovedPlayers, moveLaunches } from './move-launches.ts';
import { createOperatorCatalogueApi } from './operator-catalogue.ts';
import {
  type BetCall,
  callPlaceBets,
  callRollbackBet,
  callSettleMovements,
  callSettleWin,
  callWhenFree,
  type Movement,
  studioAccount,
} from './play-calls.ts';
import { isPlayerStopped, listStops, openPlay, type StopTarget, stopName, stopOf, stopPlay } from './play-stops.ts';
import { createBetPosting } from './post-bets.ts';
import { readPublishedRounds } from './published-rounds.ts';
import { rankList } from './rank-list.ts';
import { recentGames } from './recent-games.ts';
import { recentlyPlayed } from './recently-played.ts';
import { createRecordApi } from './record-api.ts';
import { callResettle, type Resettlement } from './resettle-calls.ts';
import { createResultPublisher } from './result-publisher.ts';
import { gameCodeOf, roundOf } from './round-view.ts';
import { searchGames } from './search-games.ts';
import { createStudioApi } from './studio-origins.ts';
import { transferVendors } from './transfer-vendors.ts';
import { createVendorResolver, forgetOldNonces } from './vendor-caller.ts';
import { createVendorKeys } from './vendor-keys.ts';

export type { PastRound } from './add-history.ts';
export type { RoundTransaction } from './bet-detail.ts';
export { betView, type RoundWithGame } from './bet-view.ts';
export { asTransactions, transferReferences } from './correction-transfers.rules.ts';
export type { ResultCorrection } from './corrections-of.ts';
export type { CatalogueFile } from './import-catalogue.ts';
export type { CatalogueLottery } from './list-lotteries.ts';
export { maskedAccount } from './masked-account.rules.ts';
export type { Movement, PlayOutcome } from './play-calls.ts';
export { proofUrlOf } from './proof.rules.ts';
export type { PublishedRound } from './published-rounds.ts';
export type { Resettlement, ResettleOutcome } from './resettle-calls.ts';
export { demoStudio } from './studio-origin.rules.ts';

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
