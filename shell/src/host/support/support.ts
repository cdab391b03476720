import type { Client } from '@portal/shared/client/client';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import { getCustomerService } from '@portal/shared/contract/content/site';
import type { ToastStore } from '@portal/shared/ui/feedback/toast';
import type { Store } from '../atom-readable.ts';
import { memberAtom } from '../atoms.ts';
import type { Dialogs } from '../dialogs.ts';
import { textOf } from '../translator.ts';
import { supportWay } from './support.rules.ts';
import { createSupportWindow } from './support-window.ts';

/** The window opens before, so the code that reads links loads on demand. */
const links = () => import('./chat-link.ts');

/** Type of the chat link among the customer service paths (docs/product.md 3). */
const chatType = 3;

export interface SupportPorts {
  client: Pick<Client, 'send'>;
  /** The answer cached for the session; without it the platform is asked each time. */
  customerService?: () => Promise<Services>;
  store: Store;
  site: Pick<SiteInfo, 'customerService'>;
  dialogs: Dialogs;
  toasts: ToastStore;
}

export interface Support {
  /** Opens the player's service: VIP service, live chat, or the help modal if neither is configured. */
  openSupport(): void;
  /** Opens the live chat for anybody. */
  openChat(): Promise<void>;
}

type Services = CallOutput<typeof getCustomerService>;

/** Throws if there is no chat, or its link cannot be opened. */
export async function chatLinkOf({ version }: Services): Promise<string> {
  const chat = version.pathList.find(({ type }) => type === chatType);
  if (!chat) throw new TypeError('there is no chat link');
  return (await links()).openChatLink(chat.path);
}

export function createSupport({ client, customerService, store, site, dialogs, toasts }: SupportPorts): Support {
  const showError = (id: string) => () => void toasts.show(textOf(store, id), 'bad');
  const show = createSupportWindow({
    onBlocked: showError('error.popup_blocked'),
    onFailed: showError('error.network'),
  });
  const ask = customerService ?? (() => client.send(getCustomerService, {}));
  const openChat = () => show(async () => chatLinkOf(await ask()));
  return {
    openChat,
    openSupport() {
      const found = supportWay(site.customerService, store.get(memberAtom)?.clubLabel.rankLevel);
      if (found.way === 'chat') void openChat();
      else if (found.way === 'vip') void show(async () => (await links()).webLink(found.path));
      else dialogs.open({ name: 'help' });
    },
  };
}
