import { randomToken } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { ContentSettings } from '../content.settings.ts';
import { feedback } from '../tables.ts';
import { assertFeedback } from './feedback.rules.ts';

export interface FeedbackService {
  /** Stores the feedback of a visitor or member and returns its number. Refuses by the setting feedback.bounds. */
  take(words: { memberId: string | undefined; questionType: string; content: string }): Promise<string>;
}

export function createFeedbackService({ database, clock }: Kernel, settings: ContentSettings): FeedbackService {
  return {
    async take({ memberId, questionType, content }) {
      assertFeedback(content, await settings.get('feedback.bounds'));
      const reference = `F${randomToken(8)}`;
      const row = { reference, at: clock.now(), memberId: memberId ?? null, questionType, content };
      await database.db.insert(feedback).values(row);
      return reference;
    },
  };
}
