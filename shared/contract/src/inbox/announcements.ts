import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { totalPages } from '../calls/paging.ts';
import { notice } from '../content/announcements.ts';
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
