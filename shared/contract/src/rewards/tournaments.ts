import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';
import { leaderboardMeasure, leaderboardPlace } from './missions.ts';

/** What of the catalogue counts; `of` is empty for `all`, and holds game types, vendors or games for the others. */
export const tournamentScopes = ['all', 'category', 'vendors', 'games'] as const;

/** Names are shown as they are; a category is named by its game type. */
export const tournamentScope = v.object({
  by: v.picklist(tournamentScopes),
  of: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type TournamentScope = v.InferOutput<typeof tournamentScope>;

/** `open`: every member's rounds count; `opt-in`: rounds count from the moment of joining. */
export const tournamentEntry = v.picklist(['open', 'opt-in']);

/** `counting`: over, rounds placed before the end may still be settled; `finished`: the ranking is final. */
export const tournamentState = v.picklist(['coming', 'running', 'counting', 'finished', 'cancelled']);
export type TournamentState = v.InferOutput<typeof tournamentState>;

/** The prize of each place from `first` to `last`. */
export const tournamentPrize = v.object({
  first: v.number(),
  last: v.number(),
  amount: amountText,
  points: v.number(),
  /** Turnover required before withdrawal, in percent of the amount; 100 is once. */
  turnoverPercent: v.number(),
});

/** How long after the end a round may be settled that was placed before it. */
export const tournamentGraceMinutes = 5;

/** Most places that have a prize. */
export const tournamentPrizesAtMost = 100;

/** Most places of a live board. */
export const tournamentPlacesListed = 20;

/** Terms of a tournament, for everybody. */
export const tournamentTerms = v.object({
  measure: leaderboardMeasure,
  /** Rounds with a lower stake do not count. */
  minStake: amountText,
  scope: tournamentScope,
  startsAt: isoTime,
  endsAt: isoTime,
  entry: tournamentEntry,
  /** Lowest VIP rank that takes part; 0 is everybody. */
  minRank: v.number(),
  /** Most members that take part; absent without a limit. */
  placesAtMost: v.optional(v.number()),
  prizes: v.array(tournamentPrize),
  /** All prizes together: no more is ever paid. */
  budget: v.object({ amount: amountText, points: v.number() }),
});

export const tournament = v.object({
  id: v.string(),
  /** In the asked language. */
  name: v.string(),
  ...tournamentTerms.entries,
  state: tournamentState,
  /** Members who take part. */
  players: v.number(),
  /** Whether the member takes part. */
  isJoined: v.boolean(),
  /** Why the member cannot take part; absent for visitors. */
  obstacle: v.optional(v.picklist(['tournament_rank', 'tournament_full'])),
  /** The member's own row; absent without a score. */
  own: v.optional(leaderboardPlace),
});
export type Tournament = v.InferOutput<typeof tournament>;

/** Running ones first, then coming ones, then those of the last weeks. */
export const listTournaments = defineCall({
  method: 'get',
  path: '/wps/tournaments',
  access: 'public',
  knowsMember: true,
  input: v.object({}),
  output: v.object({ tournaments: v.array(tournament), serverTime: isoTime }),
  refusals: [],
});

const id = filledText(64);

const board = v.object({
  tournament,
  /** The best, at most `tournamentPlacesListed`. */
  list: v.array(leaderboardPlace),
  serverTime: isoTime,
});
export type TournamentBoard = v.InferOutput<typeof board>;

/** One tournament with its live board; the final ranking once it is finished. */
export const getTournament = defineCall({
  method: 'get',
  path: '/wps/tournaments/board',
  access: 'public',
  knowsMember: true,
  input: v.object({ id }),
  output: board,
  refusals: ['tournament_not_found'],
});

/** Takes part in a tournament until its end; a repeat changes nothing. */
export const joinTournament = defineCall({
  method: 'post',
  path: '/wps/tournaments/join',
  access: 'real-account',
  input: v.object({ id }),
  output: board,
  refusals: [
    'tournament_not_found',
    'tournament_over',
    'tournament_cancelled',
    'tournament_rank',
    'tournament_full',
    'account_closed',
  ],
});
