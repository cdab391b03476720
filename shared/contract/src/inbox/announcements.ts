import * as v from 'valibot';
import { notice } from '../content/announcements.ts';
import { defineCall } from '../define-call.ts';
import { totalPages } from '../paging.ts';
import { paging, unread } from './messages';

export const ownNotice = v.object({ ...notice.entries, isRead: v.boolean() });
export type OwnNotice = v.InferOutput<typeof ownNotice>;

/** Announcements to everyone, newest first, with read state; those older than the account count as read. */
export const listOwnNotices = defineCall({
  method: 'get',
  path: '/wps/inbox/announcements',
  access: 'member',
  input: v.object(paging),
  output: v.object({ list: v.array(ownNotice), totalPages, unread }),
  refusals: [],
});
