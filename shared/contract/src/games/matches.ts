import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { vendorId } from '../vendor-api/vendor-id.ts';
import { opensIn } from './opens-in.ts';

/** Maximum number of matches on a board. */
export const matchesShown = 60;

/** Categories that open on a board of matches. */
export const matchTypes = ['SPORTS', 'ESPORTS'] as const;
export type MatchType = (typeof matchTypes)[number];

/**
 * A studio's own text for an outcome at a price, or for a match. It travels from the board through the launch to the page
 * of the book, which reads it; nobody between needs to.
 */
export const selectionText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:~-]{1,160}$/));

/** Shown as it is, so without control and formatting characters. */
const shownName = v.pipe(v.string(), v.trim(), v.regex(/^[^\p{Cc}\p{Cf}]{1,60}$/u));

const team = v.object({
  name: shownName,
  short: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]{1,4}$/u)),
  /** Colour of the shirt. */
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
});

const points = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999));

/** Where a running match is: minute 34, quarter 2 at 5:00, set 2. */
const matchClock = v.object({
  part: v.picklist(['minute', 'half_time', 'quarter', 'quarter_end', 'set', 'map', 'bout']),
  no: v.optional(points),
  time: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}:\d{2}$/))),
});

const outcome = v.object({
  id: v.picklist(['home', 'draw', 'away']),
  /** Return for a stake of 1, the stake included. */
  price: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}\.\d{2}$/)),
  selection: selectionText,
});

/** A match with its main market, as a studio's feed has it. */
export const studioMatch = v.object({
  matchId: vendorId,
  /** `football`, `tennis`, `moba`; lobbies name those they know. */
  sport: v.pipe(v.string(), v.regex(/^[a-z-]{1,24}$/)),
  league: v.object({ leagueId: vendorId, name: shownName }),
  home: team,
  away: team,
  startsAt: isoTime,
  state: v.picklist(['live', 'upcoming']),
  /** While live. */
  clock: v.optional(matchClock),
  score: v.optional(v.object({ home: points, away: points })),
  /** Suspended prices are the last ones and return soon; closed is final. */
  betting: v.picklist(['open', 'suspended', 'closed']),
  /** Prices of the result; none when closed. */
  outcomes: v.pipe(v.array(outcome), v.maxLength(3)),
  /** Opens the book at the match with all its markets and puts nothing on the slip; none when closed. */
  selection: v.optional(selectionText),
});

/** The game that opens the book of a match. */
const matchBook = v.object({
  vassalage: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  opensIn: v.optional(opensIn),
});

const match = v.object({ ...studioMatch.entries, book: matchBook });
export type Match = v.InferOutput<typeof match>;

/**
 * The board of a sports or esports lobby: live matches, then the next kick-offs, both by start. Only of books that can
 * be played now; a studio that does not answer has none. Prices are a few seconds old at most.
 */
export const listMatches = defineCall({
  method: 'get',
  path: '/wps/games/matches',
  access: 'public',
  input: v.object({ gameType: v.picklist(matchTypes) }),
  output: v.object({ matches: v.pipe(v.array(match), v.maxLength(matchesShown)) }),
  refusals: [],
});
