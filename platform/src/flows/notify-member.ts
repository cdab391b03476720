import { Refusal } from '../kernel/calls/refusal.ts';
import type { ContactKind, Member } from '../modules/accounts/index.ts';
import type { DeliveryModule, TemplateName } from '../modules/delivery/index.ts';
import { languageFor } from './passwords/password-deps.ts';

interface OwnerNotification {
  kind: ContactKind;
  to: string;
  template: TemplateName;
}

/** Notifies a member at a contact of a change to the account, since somebody else may have made it. */
export async function notifyMember(
  delivery: DeliveryModule,
  owner: Member,
  { kind, to, template }: OwnerNotification,
): Promise<void> {
  const channel = kind === 'mobile' ? 'sms' : 'email';
  const message = { channel, to, template, params: { account: owner.account } } as const;
  try {
    await delivery.send({ ...message, language: languageFor(owner) });
  } catch (error) {
    // Without a sender for the channel, members can still change their passwords and contacts.
    if (!(error instanceof Refusal)) throw error;
  }
}
