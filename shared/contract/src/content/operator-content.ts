import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';
import { readVersion } from '../operators/version.ts';
import { contentKinds } from './content-documents.ts';

const kind = v.picklist(contentKinds);
const id = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,63}$/));
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

const contentItem = v.object({
  kind,
  id,
  /** The document in the shape of its kind (content/content-documents.ts). */
  value: v.unknown(),
  position: v.number(),
  version: v.number(),
  changedAt: isoTime,
  changedBy: v.string(),
});

export const listContent = defineCall({
  method: 'get',
  path: '/operator/content/:kind',
  access: 'operator',
  input: v.object({ kind }),
  output: v.object({ items: v.array(contentItem) }),
  refusals: [],
});

export const getContent = defineCall({
  method: 'get',
  path: '/operator/content/:kind/:id',
  access: 'operator',
  input: v.object({ kind, id }),
  output: contentItem,
  refusals: ['not_found'],
});

/**
 * Writes a new or changed document; validated by the schema of its kind, with a text for each invalid field. With
 * `version` it is refused (`conflict`) when somebody else changed it since. `foreign_origin`: a picture or link of
 * another site that no setting names; two admins add its origin to `contentOrigins`.
 */
export const setContent = defineCall({
  method: 'put',
  path: '/operator/content/:kind/:id',
  access: 'operator',
  roles: ['content', 'admin'],
  input: v.object({
    kind,
    id,
    value: v.unknown(),
    position: v.optional(position),
    version: v.optional(readVersion),
    why: reason,
  }),
  output: contentItem,
  refusals: ['invalid_content', 'foreign_origin', 'conflict'],
});

/** Deletes a document; its history stays, and undo restores it. */
export const removeContent = defineCall({
  method: 'delete',
  path: '/operator/content/:kind/:id',
  access: 'operator',
  roles: ['content', 'admin'],
  input: v.object({ kind, id, why: reason }),
  output: v.object({}),
  refusals: ['not_found'],
});

/** Every version of a document, newest first; `value` is null where it was deleted. */
export const listContentHistory = defineCall({
  method: 'get',
  path: '/operator/content/:kind/:id/history',
  access: 'operator',
  input: v.object({ kind, id }),
  output: v.object({
    versions: v.array(
      v.object({
        version: v.number(),
        value: v.unknown(),
        position: v.number(),
        at: isoTime,
        who: v.string(),
        why: v.string(),
      }),
    ),
  }),
  refusals: ['not_found'],
});

/**
 * Restores the version before the current one as a new version: a deleted document comes back, a first version is
 * removed.
 */
export const undoContent = defineCall({
  method: 'post',
  path: '/operator/content/:kind/:id/undo',
  access: 'operator',
  roles: ['content', 'admin'],
  input: v.object({ kind, id, why: reason }),
  output: v.object({ kind, id, version: v.number(), isShown: v.boolean() }),
  refusals: ['not_found', 'invalid_content', 'foreign_origin'],
});

/**
 * Stores a picture for banners, promotions and presents: type checked by content, at most 5 MB and 25 megapixels,
 * re-encoded. Returns its path under /content/. `data` is base64.
 */
export const uploadPicture = defineCall({
  method: 'post',
  path: '/operator/pictures',
  access: 'operator',
  roles: ['content', 'admin'],
  input: v.object({ data: v.pipe(v.string(), v.maxLength(7_000_000, 'picture_too_large')), why: reason }),
  output: v.object({ url: v.string(), width: v.number(), height: v.number() }),
  refusals: ['not_a_picture', 'picture_too_large', 'pictures_busy'],
});
