import type { TextLanguage } from '@portal/shared/contract/game-types';
import { newId } from '../kernel/database/ids.ts';
import type { MemberModule } from '../modules/accounts/index.ts';
import type { DeliveryModule, TemplateName } from '../modules/delivery/index.ts';
import type { InboxModule, MessageWords } from '../modules/inbox/index.ts';
import { notificationContact } from './notification-contact.ts';
import { sendSecurityAlert } from './send-security-alert.ts';

export interface OwnerNotificationDeps {
  member: MemberModule;
  inbox: Pick<InboxModule, 'notify'>;
  delivery: DeliveryModule;
}

interface OwnerNotification {
  template: TemplateName;
  /** For the inbox. */
  texts: Record<TextLanguage, MessageWords>;
  /** For the placeholders of the template, besides `account`. */
  params?: Record<string, string>;
}

/** Notifies the owner of a change that somebody else may have made: in the inbox and at the verified contact. */
export async function notifyOwner(
  { member, inbox, delivery }: OwnerNotificationDeps,
  memberId: string,
  { template, texts, params }: OwnerNotification,
): Promise<void> {
  await inbox.notify({ memberId, reference: `${template}-${newId()}`, topic: 'security', texts });
  const owner = await member.byId(memberId);
  const contact = owner && (await notificationContact(member, memberId));
  if (contact) await sendSecurityAlert(delivery, owner, { ...contact, template, params });
}
