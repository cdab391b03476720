import { Refusal } from '../kernel/calls/refusal.ts';
import type { ContactKind, Member } from '../modules/accounts/index.ts';
import type { DeliveryModule, TemplateName } from '../modules/delivery/index.ts';
import { languageFor } from './passwords/password-deps.ts';

interface SecurityAlert {
  kind: ContactKind;
  to: string;
  template: TemplateName;
  /** For the placeholders of the template, besides `account`. */
  params?: Record<string, string>;
}

/** Sends an SMS or e-mail about a change to the account to its owner, since somebody else may have made it. */
export async function sendSecurityAlert(
  delivery: DeliveryModule,
  owner: Member,
  { kind, to, template, params }: SecurityAlert,
): Promise<void> {
  const channel = kind === 'mobile' ? 'sms' : 'email';
  const message = { channel, to, template, params: { ...params, account: owner.account } } as const;
  try {
    await delivery.send({ ...message, language: languageFor(owner) });
  } catch (error) {
    // Without a sender for the channel, members can still change their passwords and contacts.
    if (!(error instanceof Refusal)) throw error;
  }
}
