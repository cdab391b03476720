import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { tableNow } from '../vendor-api/live-tables.ts';

/** A table of the lobby, with the node id of its game. */
export const liveTable = v.object({
  ...tableNow.entries,
  nodeId: v.string(),
  /** Path on this site of a picture of the table as it is now; the picture of its game without. */
  picture: v.optional(v.string()),
});
export type LiveTable = v.InferOutput<typeof liveTable>;

/**
 * What is on at the shared tables that can be played now, as their studios say it, some seconds old at most. Tables of
 * which nothing is known are left out; times count by `now`.
 */
export const listLiveTables = defineCall({
  method: 'get',
  path: '/wps/games/tables',
  access: 'public',
  input: v.object({}),
  output: v.object({
    /** The platform's clock, in milliseconds since 1970. */
    now: v.number(),
    tables: v.array(liveTable),
    /** The platform has just started and waits for a studio's first answer: tables may be missing, ask again soon. */
    isStarting: v.optional(v.boolean()),
  }),
  refusals: [],
});
