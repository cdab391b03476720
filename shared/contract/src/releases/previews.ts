import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';
import { releaseName, releaseVersion } from './releases.ts';

const preview = v.object({
  id: v.string(),
  name: releaseName,
  version: releaseVersion,
  expiresAt: isoTime,
  madeBy: v.string(),
  why: v.string(),
  /** Address of the live portal that shows it: `https://.../?preview=<id>`. */
  url: v.string(),
});

/** A signed, temporary override: whoever opens its address sees this version on the live portal, nobody else. */
export const makePreview = defineCall({
  method: 'post',
  path: '/operator/releases/:name/preview',
  access: 'operator',
  stepUp: true,
  roles: ['release', 'admin'],
  input: v.object({
    name: releaseName,
    version: releaseVersion,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(10_080)),
    why: reason,
  }),
  output: preview,
  refusals: ['not_found', 'release_does_not_fit', 'shell_has_no_preview', 'conflict'],
});

export const listPreviews = defineCall({
  method: 'get',
  path: '/operator/releases/previews',
  access: 'operator',
  input: v.object({}),
  output: v.object({ list: v.array(preview) }),
  refusals: [],
});

/** Ends a preview early: the next page load shows the live version. */
export const endPreview = defineCall({
  method: 'post',
  path: '/operator/releases/previews/:id/end',
  access: 'operator',
  roles: ['release', 'admin'],
  input: v.object({ id: v.pipe(v.string(), v.maxLength(60)), why: reason }),
  output: v.object({}),
  refusals: ['not_found'],
});
