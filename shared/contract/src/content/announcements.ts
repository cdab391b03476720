import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { cacheVersion } from './cache-version.ts';

/** Announcement types of docs/product.md 9: banners, player, popup, promotion, home notices. */
export const announcementType = v.picklist(['B', 'PL', 'PU', 'PR', 'H']);

export const banner = v.object({
  bannerId: v.string(),
  /** Image address, or `art:<scene>` for artwork drawn by the product. */
  url: v.string(),
  groupName: v.string(),
  linkageType: v.optional(v.string()),
  title: v.string(),
  text: v.optional(v.string()),
});
export type Banner = v.InferOutput<typeof banner>;

export const notice = v.object({
  id: v.string(),
  type: announcementType,
  title: v.string(),
  /** Sanitised HTML. */
  content: v.string(),
  at: isoTime,
});
export type Notice = v.InferOutput<typeof notice>;

const titled = v.object({ title: v.string(), content: v.string() });

/** The four lists of docs/product.md 3. */
export const announcementLists = v.object({
  player: v.array(titled),
  banners: v.array(titled),
  popup: v.array(titled),
  promotion: v.array(titled),
});

export const listAnnouncements = defineCall({
  method: 'get',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'public',
  input: v.object({
    types: v.optional(v.pipe(v.string(), v.maxLength(32))),
    platform: v.optional(v.string()),
    execution: v.optional(v.string()),
  }),
  output: v.object({
    cacheVersion,
    banners: v.array(banner),
    notices: v.array(notice),
    /** The same by the lists of docs/product.md 3; older platforms omit it. */
    lists: v.optional(announcementLists),
  }),
  refusals: [],
});
