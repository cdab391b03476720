import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { filledPlainText } from '../content/plain-text.ts';
import { languageCodes } from '../game-types.ts';
import { amountText, nonNegativeAmountText, positiveAmountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';
import { leaderboardMeasure } from './missions.ts';
import {
  tournamentEntry,
  tournamentPrize,
  tournamentPrizesAtMost,
  tournamentScopes,
  tournamentState,
  tournamentTerms,
} from './tournaments.ts';

const makers = ['finance-maker'] as const;
const readers = [...makers, 'finance-checker', 'support', 'admin'] as const;
const id = filledText(64);

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const prize = v.pipe(
  v.strictObject({
    /** For so many places, after those of the prizes before it. */
    places: whole(1, tournamentPrizesAtMost),
    amount: v.optional(positiveAmountText),
    points: v.optional(whole(1, 1_000_000)),
    turnoverPercent: v.optional(whole(0, 10_000), 100),
  }),
  v.check((given) => given.amount !== undefined || given.points !== undefined, 'it gives nothing'),
);

/** Terms of a new tournament, as the operator writes them. */
export const newTournament = v.object({
  /** By language; English is needed. */
  name: v.pipe(
    v.record(v.picklist(languageCodes), filledPlainText(60)),
    v.check((names) => names.EN !== undefined, 'a name in English is missing'),
  ),
  measure: leaderboardMeasure,
  minStake: v.optional(nonNegativeAmountText, '0.00'),
  /** Game types, vendors (vassalage) or games (node id); empty for `all`. */
  scope: v.pipe(
    v.strictObject({ by: v.picklist(tournamentScopes), of: v.optional(v.pipe(v.array(id), v.maxLength(50)), []) }),
    v.check(({ by, of }) => (by === 'all') === (of.length === 0), 'all has no parts, and the others have some'),
  ),
  startsAt: isoTime,
  endsAt: isoTime,
  entry: tournamentEntry,
  minRank: v.optional(whole(0, 100), 0),
  placesAtMost: v.optional(whole(1, 1_000_000)),
  /** In order of places. */
  prizes: v.pipe(
    v.array(prize),
    v.minLength(1),
    v.maxLength(tournamentPrizesAtMost),
    v.check(
      (list) => list.reduce((sum, { places }) => sum + places, 0) <= tournamentPrizesAtMost,
      `more than ${tournamentPrizesAtMost} places`,
    ),
  ),
});
export type NewTournament = v.InferOutput<typeof newTournament>;

const budget = v.object({ amount: amountText, points: v.number() });

const row = v.object({
  id: v.string(),
  names: v.record(v.string(), v.string()),
  ...tournamentTerms.entries,
  state: tournamentState,
  players: v.number(),
  /** What was paid; less than the budget when fewer members have a place. */
  paid: budget,
  madeBy: v.string(),
  madeAt: isoTime,
  /** Why it was cancelled. */
  reason: v.optional(v.string()),
});
export type OperatorTournament = v.InferOutput<typeof row>;

/**
 * Makes a tournament. Where that takes two persons (`rewards.approvedByTwo`), it makes a request, which is returned, and
 * the tournament begins to exist when another operator approves (`acceptApprovalRequest`).
 */
export const createTournament = defineCall({
  method: 'post',
  path: '/operator/tournaments',
  access: 'operator',
  stepUp: true,
  roles: makers,
  idempotent: true,
  input: v.object({ ...newTournament.entries, why: reason }),
  output: v.object({
    id: v.string(),
    budget,
    approvalRequest: v.optional(approvalRequest),
  }),
  refusals: ['tournament_window', 'tournament_scope', 'own_login_required', 'account_recently_reset', 'proposal_open'],
});

/** Cancels a tournament that has not begun; it pays nothing, and its members see that it is cancelled. Final. */
export const cancelTournament = defineCall({
  method: 'post',
  path: '/operator/tournaments/:id/cancel',
  access: 'operator',
  stepUp: true,
  roles: [...makers, 'finance-checker'],
  idempotent: true,
  input: v.object({ id, why: reason }),
  output: row,
  refusals: ['not_found', 'tournament_begun', 'tournament_cancelled', 'own_login_required'],
});

/** Newest first. */
export const listOperatorTournaments = defineCall({
  method: 'get',
  path: '/operator/tournaments',
  access: 'operator',
  roles: readers,
  input: v.object({ pageNo, pageSize }),
  output: v.object({ list: v.array(row), totalPages }),
  refusals: [],
});

/** One tournament with its standings, best first: final once it is finished. */
export const getTournamentResult = defineCall({
  method: 'get',
  path: '/operator/tournaments/:id',
  access: 'operator',
  roles: readers,
  input: v.object({ id, pageNo, pageSize }),
  output: v.object({
    tournament: row,
    list: v.array(
      v.object({
        place: v.number(),
        memberId: v.string(),
        account: v.string(),
        score: amountText,
        /** When the score was reached: of equal ones the earlier wins. */
        reachedAt: isoTime,
        prize: v.optional(v.omit(tournamentPrize, ['first', 'last'])),
        isPaid: v.boolean(),
      }),
    ),
    totalPages,
  }),
  refusals: ['not_found'],
});
