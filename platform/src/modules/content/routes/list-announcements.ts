import { announcementType, listAnnouncements } from '@portal/shared/contract/content/list-announcements';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ContentModule } from '../index.ts';

/** `types` names what is wanted, such as `B,H`; everything without it. */
export function listAnnouncementsRoute(app: FastifyInstance, { shown, cacheVersion }: ContentModule): void {
  route(app, listAnnouncements, async ({ types }, { language }) => {
    const asked = v.safeParse(v.array(announcementType), types ? types.split(',') : announcementType.options);
    if (!asked.success) throw new Refusal('invalid_input', { fields: { types: 'invalid_value' } });
    const noticeTypes = asked.output.filter((type) => type !== 'B');
    return {
      cacheVersion: await cacheVersion('announcements'),
      banners: asked.output.includes('B') ? await shown.banners(language) : [],
      notices: noticeTypes.length > 0 ? await shown.notices(language, noticeTypes) : [],
    };
  });
}
