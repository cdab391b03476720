import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { vendorId } from './vendor-id.ts';

export const statementKinds = ['bet', 'win', 'rollback', 'jackpot', 'correction'] as const;

export const statementLine = v.object({
  transactionId: vendorId,
  kind: v.picklist(statementKinds),
  roundId: vendorId,
  /** Absent if the studio never received it: for a rollback. */
  amount: v.optional(amountText),
  /** When the platform's response was recorded. */
  at: isoTime,
});
export type StatementLine = v.InferOutput<typeof statementLine>;

/**
 * Served by the studio, called by the platform, signed with the studio's key like every call between them: the postings
 * that the studio has recorded, oldest first. `from` inclusive, `to` exclusive; `after` continues after the last page.
 */
export const studioStatement = defineCall({
  method: 'get',
  path: '/statement/v1/transactions',
  access: 'vendor',
  input: v.object({ from: isoTime, to: isoTime, after: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  output: v.object({
    /** The studio's records start here; it knows nothing older. */
    since: isoTime,
    list: v.array(statementLine),
    /** Cursor for `after`; absent at the end. */
    next: v.optional(v.string()),
  }),
  refusals: [],
});

/** A round as drawn by the studio. */
export const drawnRound = v.object({
  game: v.string(),
  /** In the studio's own words. */
  state: v.string(),
  stake: amountText,
  win: amountText,
  at: isoTime,
  /** The random result, as the studio records it. */
  outcome: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
  /** Source of the randomness; for a finished round. */
  seed: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type DrawnRound = v.InferOutput<typeof drawnRound>;

/**
 * Served by the studio, called by the platform in a dispute, signed like its statement: what it has drawn in a round,
 * and the postings it has recorded for it between two moments. An unknown round has neither.
 */
export const studioRound = defineCall({
  method: 'get',
  path: '/statement/v1/round',
  access: 'vendor',
  input: v.object({ roundId: vendorId, from: isoTime, to: isoTime }),
  output: v.object({
    /** Absent if nothing was drawn, or it is no longer stored. */
    drawn: v.optional(drawnRound),
    transactions: v.array(statementLine),
  }),
  refusals: [],
});
