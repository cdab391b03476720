import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { announcementsPerPage } from '../constants.ts';
import { filledText } from '../typed/form-texts.ts';
import { messageTopic } from './message-topic.ts';

export const inboxMessage = v.object({
  id: v.string(),
  topic: messageTopic,
  /** In the requested language, or the nearest one. */
  title: v.string(),
  /** Plain text; line feeds are significant. */
  content: v.string(),
  at: isoTime,
  isRead: v.boolean(),
});
export type InboxMessage = v.InferOutput<typeof inboxMessage>;

/** Counts of both tabs, whichever is requested. */
export const unread = v.object({ messages: v.number(), announcements: v.number() });
export const paging = { pageNo, pageSize: v.optional(pageSize, announcementsPerPage) };

/** Messages of the platform to the member, newest first. */
export const listMessages = defineCall({
  method: 'get',
  path: '/wps/inbox/messages',
  access: 'member',
  input: v.object(paging),
  output: v.object({ list: v.array(inboxMessage), totalPages, unread }),
  refusals: [],
});

const ids = v.pipe(v.array(filledText(64)), v.minLength(1), v.maxLength(100));
export const inboxBox = v.picklist(['messages', 'announcements']);
export type InboxBox = v.InferOutput<typeof inboxBox>;

/** Marks messages as read, or the whole box if none is named. A foreign one refuses all. */
export const readInbox = defineCall({
  method: 'post',
  path: '/wps/inbox/read',
  access: 'real-account',
  input: v.object({ box: inboxBox, ids: v.optional(ids) }),
  output: v.object({ unread }),
  refusals: ['not_found'],
});

/** Deletes messages from the inbox. A foreign one refuses all; a repeat changes nothing. */
export const deleteMessages = defineCall({
  method: 'post',
  path: '/wps/inbox/messages/delete',
  access: 'real-account',
  input: v.object({ ids }),
  output: v.object({ unread }),
  refusals: ['not_found'],
});

/** Restores deleted messages. */
export const restoreMessages = defineCall({
  method: 'post',
  path: '/wps/inbox/messages/restore',
  access: 'real-account',
  input: v.object({ ids }),
  output: v.object({ unread }),
  refusals: ['not_found'],
});

export const getUnreadCount = defineCall({
  method: 'get',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  input: v.object({}),
  output: v.object({ unreadCount: v.number() }),
  refusals: [],
});
