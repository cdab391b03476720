import type { Client } from '@portal/shared/client/client';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import { getCustomerService } from '@portal/shared/contract/content/site';
import { hasLiveChat } from '../../host/support/support.rules.ts';
import { chatLinkOf } from '../../host/support/support.ts';
import { createSupportWindow } from '../../host/support/support-window.ts';

type ChatOutcome = 'opened' | 'blocked' | 'failed';

/**
 * Opens the chat of a closed portal; undefined if the operator's chat is a page of the portal, which is closed too.
 * Returns whether it opened, since no portal can show an error.
 */
export function createStandaloneChat(
  client: Client,
  services: SiteInfo['customerService'],
): (() => Promise<ChatOutcome>) | undefined {
  if (!hasLiveChat(services, location)) return undefined;
  let outcome: ChatOutcome = 'opened';
  const show = createSupportWindow({
    onBlocked: () => {
      outcome = 'blocked';
    },
    onFailed: () => {
      outcome = 'failed';
    },
  });
  return async () => {
    outcome = 'opened';
    await show(() => client.send(getCustomerService, {}).then(chatLinkOf));
    return outcome;
  };
}
