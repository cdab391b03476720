import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { toldLotteryLaunch } from '../lottery/lottery-launch.ts';
import { amountText, nonNegativeAmountText, positiveAmountText } from '../money/amounts.ts';
import { vendorId as id } from './vendor-id.ts';

/** Set for a win that operators have to let go, in every answer about it. */
export const underReview = v.optional(v.boolean());

const posted = v.object({
  /** The platform's id of the posting; the same for every repeat of the call. */
  reference: v.string(),
  balance: amountText,
});

/**
 * Exchanges the launch token of the page address, once, for its player. With an `exchangeId` the exchange can be
 * repeated for a minute if its response was lost; without one, or with another, the used token is refused.
 */
export const vendorAuthenticate = defineCall({
  method: 'post',
  path: '/vendor/v1/authenticate',
  access: 'vendor',
  input: v.object({ launchToken: v.pipe(v.string(), v.maxLength(128)), exchangeId: v.optional(id) }),
  output: v.object({
    playerId: v.string(),
    launchId: v.string(),
    gameCode: v.string(),
    /** Room that the player chose, if the game has rooms. */
    roomId: v.optional(v.string()),
    /** For a lottery: the launch parameters from the portal. */
    lottery: v.optional(toldLotteryLaunch),
    currency: v.string(),
    currencySymbol: v.string(),
    balance: amountText,
    language: v.string(),
    /** IANA zone for the times shown to the player, for example "Asia/Ho_Chi_Minh". */
    timeZone: v.optional(v.string()),
    theme: v.picklist(['light', 'dark']),
    portalOrigin: v.string(),
    backUrl: v.string(),
  }),
  refusals: ['launch_token_invalid'],
});

export const vendorBalance = defineCall({
  method: 'get',
  path: '/vendor/v1/balance',
  access: 'vendor',
  /** With a launch: of the account it plays from; without: of the player's last launch at this studio. */
  input: v.object({ playerId: id, launchId: v.optional(id) }),
  output: v.object({ balance: amountText }),
  refusals: ['unknown_player'],
});

/** Takes a stake. A repeat of transactionId gets the first response; after its rollback, `rolled_back`. */
export const vendorBet = defineCall({
  method: 'post',
  path: '/vendor/v1/bet',
  access: 'vendor',
  input: v.object({
    transactionId: id,
    launchId: id,
    playerId: id,
    gameCode: id,
    roundId: id,
    amount: positiveAmountText,
  }),
  output: posted,
  refusals: [
    'insufficient_balance',
    'unknown_player',
    'unknown_game',
    'launch_ended',
    'round_closed',
    'foreign_round',
    'rolled_back',
    'transaction_conflict',
    'play_stopped',
    'below_minimum',
    'above_maximum',
  ],
});

/**
 * Pays a win (may be 0.00). `closeRound` settles the round. Accepted after the player's session ended. With `underReview`
 * it is accepted and operators decide whether the player gets it: nothing is to be sent again. A round that would win more
 * than the operator allows is refused `above_largest_win`.
 */
export const vendorWin = defineCall({
  method: 'post',
  path: '/vendor/v1/win',
  access: 'vendor',
  input: v.object({
    transactionId: id,
    playerId: id,
    gameCode: id,
    roundId: id,
    amount: nonNegativeAmountText,
    closeRound: v.boolean(),
  }),
  output: v.object({ ...posted.entries, underReview }),
  refusals: [
    'unknown_player',
    'unknown_round',
    'round_closed',
    'foreign_round',
    'transaction_conflict',
    'above_largest_win',
  ],
});

/** Refunds a stake. If it arrives before its bet, the late bet is refused. Accepted after the session ended. */
export const vendorRollback = defineCall({
  method: 'post',
  path: '/vendor/v1/rollback',
  access: 'vendor',
  input: v.object({ transactionId: id, betTransactionId: id, playerId: id, roundId: id }),
  output: posted,
  refusals: ['unknown_player', 'round_closed', 'foreign_round', 'transaction_conflict'],
});

/** State of a round, so that a vendor can finish it after a crash. */
export const vendorRound = defineCall({
  method: 'get',
  path: '/vendor/v1/round',
  access: 'vendor',
  input: v.object({ roundId: id }),
  output: v.object({
    state: v.picklist(['unknown', 'open', 'settled', 'rolled_back']),
    /** Sum of its wins that operators have not decided yet. */
    underReview: v.optional(amountText),
    transactions: v.array(
      v.object({
        transactionId: v.string(),
        /** The amount of a correction is the round's total payout from then on, except its jackpot. */
        kind: v.picklist(['bet', 'win', 'rollback', 'jackpot', 'correction']),
        amount: amountText,
      }),
    ),
  }),
  refusals: [],
});
