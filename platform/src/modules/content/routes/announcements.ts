import {
  announcementType,
  type Banner,
  listAnnouncements,
  type Notice,
} from '@portal/shared/contract/content/announcements';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { ContentModule } from '../index.ts';

/** `types` lists the wanted types, such as `B,H`; without it all of them. */
export function listAnnouncementsRoute(app: FastifyInstance, { shown, cacheVersion }: ContentModule): void {
  route(app, listAnnouncements, async ({ types }, { language }) => {
    const asked = v.safeParse(v.array(announcementType), types ? types.split(',') : announcementType.options);
    if (!asked.success) throw new Refusal('invalid_input', { fields: { types: 'invalid_value' } });
    const noticeTypes = asked.output.filter((type) => type !== 'B');
    const banners = asked.output.includes('B') ? await shown.banners(language) : [];
    const notices = noticeTypes.length > 0 ? await shown.notices(language, noticeTypes) : [];
    return {
      cacheVersion: await cacheVersion('announcements'),
      banners,
      notices,
      lists: listsOf(banners, notices),
    };
  });
}

/** In the lists of docs/product.md 3, each entry with title and content. */
function listsOf(banners: readonly Banner[], notices: readonly Notice[]) {
  const ofType = (type: Notice['type']) =>
    notices.filter((notice) => notice.type === type).map(({ title, content }) => ({ title, content }));
  return {
    player: ofType('PL'),
    banners: banners.map(({ title, text = '' }) => ({ title, content: text })),
    popup: ofType('PU'),
    promotion: ofType('PR'),
  };
}
