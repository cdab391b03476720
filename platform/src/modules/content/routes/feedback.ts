import { sendFeedback } from '@portal/shared/contract/content/feedback';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { SiteSettings } from '../content.settings.ts';
import type { ContentModule } from '../index.ts';

export function sendFeedbackRoute(app: FastifyInstance, { feedback }: ContentModule, settings: SiteSettings): void {
  const perMinute = () => settings.get('feedback.perMinute');
  route(
    app,
    sendFeedback,
    async ({ questionType, content }, context) => {
      const memberId = (await context.findMember())?.memberId;
      return { reference: await feedback.take({ memberId, questionType, content }) };
    },
    { perMinute },
  );
}
