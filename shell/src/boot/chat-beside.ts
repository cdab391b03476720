import type { Client } from '@portal/shared/client/client';
import type { SiteInfo } from '@portal/shared/contract/system/get-status';
import { getCustomerService } from '@portal/shared/contract/system/site-calls';
import { chatLinkOf } from '../host/support.ts';
import { createSupportWindow } from '../host/support-window.ts';

export type ChatOutcome = 'opened' | 'blocked' | 'failed';

/**
 * The chat of a closed portal; none where the operator's is one of the portal's own pages, which are closed with it.
 * Says how it went: there is no portal that could.
 */
export function createBesideChat(
  client: Client,
  services: SiteInfo['customerService'],
): (() => Promise<ChatOutcome>) | undefined {
  const isElsewhere = ({ csType, path }: (typeof services)[number]) =>
    csType === 'LIVECHAT' && new URL(path, location.href).origin !== location.origin;
  if (!services.some(isElsewhere)) return undefined;
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
