import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { announcementsPerPage } from '../constants.ts';
import { notice } from '../content/announcements.ts';

/** Agent announcements (docs/product.md 2.6): for agents only, newest first. */
export const listAgentAnnouncements = defineCall({
  method: 'get',
  path: '/wps/agent/announcements',
  access: 'real-account',
  input: v.object({ pageNo, pageSize: v.optional(pageSize.wrapped, announcementsPerPage) }),
  output: v.object({ list: v.array(v.omit(notice, ['type'])), totalPages }),
  refusals: ['not_an_agent'],
});
