import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { InboxMessage } from '@portal/shared/contract/inbox/messages';
import { textIn } from '../../kernel/strings/text-in.ts';
import type { InboxRow } from './inbox.tables.ts';

/** Shows a message to its member, in the asked language or the nearest one. */
export function showMessage({ id, topic, texts, createdAt, readAt }: InboxRow, language: LanguageCode): InboxMessage {
  const { title, content } = textIn(texts, language) ?? { title: '', content: '' };
  return { id, topic, title, content, at: createdAt.toISOString(), isRead: readAt !== null };
}
