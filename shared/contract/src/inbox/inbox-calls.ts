import * as v from 'valibot';
import { announcementsPerPage } from '../constants.ts';
import { notice } from '../content/list-announcements.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { messageTopic } from './message-topic.ts';
import { writeMessage } from './write-message.ts';

export const inboxMessage = v.object({
  id: v.string(),
  topic: messageTopic,
  /** In the asked language, or the nearest there is. */
  title: v.string(),
  /** Plain text; its line feeds count. */
  content: v.string(),
  at: isoTime,
  isRead: v.boolean(),
});
export type InboxMessage = v.InferOutput<typeof inboxMessage>;

export const ownNotice = v.object({ ...notice.entries, isRead: v.boolean() });
export type OwnNotice = v.InferOutput<typeof ownNotice>;

/** Of both tabs, whichever is asked for. */
const unread = v.object({ messages: v.number(), announcements: v.number() });
const paging = { pageNo, pageSize: v.optional(pageSize, announcementsPerPage) };

/** What the platform has told the member, the newest first. */
export const listMessages = defineCall({
  method: 'get',
  path: '/wps/inbox/messages',
  access: 'member',
  input: v.object(paging),
  output: v.object({ list: v.array(inboxMessage), totalPages, unread }),
  refusals: [],
});

/** Announcements to everybody, the newest first, with what the member has read; older than the account counts as read. */
export const listOwnNotices = defineCall({
  method: 'get',
  path: '/wps/inbox/announcements',
  access: 'member',
  input: v.object(paging),
  output: v.object({ list: v.array(ownNotice), totalPages, unread }),
  refusals: [],
});

const ids = v.pipe(v.array(filledText(64)), v.minLength(1), v.maxLength(100));
export const inboxBox = v.picklist(['messages', 'announcements']);
export type InboxBox = v.InferOutput<typeof inboxBox>;

/** Read are those named, or all of the box where none is named. One that is not the member's refuses all. */
export const readInbox = defineCall({
  method: 'post',
  path: '/wps/inbox/read',
  access: 'real-account',
  input: v.object({ box: inboxBox, ids: v.optional(ids) }),
  output: v.object({ unread }),
  refusals: ['not_found'],
});

/** Takes messages out of the inbox. One that is not the member's refuses all; a repeat changes nothing. */
export const deleteMessages = defineCall({
  method: 'post',
  path: '/wps/inbox/messages/delete',
  access: 'real-account',
  input: v.object({ ids }),
  output: v.object({ unread }),
  refusals: ['not_found'],
});

/** Puts back what was deleted. */
export const restoreMessages = defineCall({
  method: 'post',
  path: '/wps/inbox/messages/restore',
  access: 'real-account',
  input: v.object({ ids }),
  output: v.object({ unread }),
  refusals: ['not_found'],
});

/** Calls about the inbox, for all-calls.ts. */
export const inboxCalls = {
  listMessages,
  listOwnNotices,
  readInbox,
  deleteMessages,
  restoreMessages,
  writeMessage,
};
