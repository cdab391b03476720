import { freePlay } from '@portal/shared/contract/sessions/free-play';
import type { Portal } from '../../../host/create-portal.ts';

/** Storage item of an earlier password that a trial must not inherit (docs/product.md 4). */
const storedItem = 'cpw';

/** Name of the browser's operating system, in one word. */
export function systemOf({ userAgent }: Pick<Navigator, 'userAgent'>): string {
  const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];
  return systems.find((name) => userAgent.includes(name)) ?? 'unknown';
}

/** Logs a trial account in: loads it, removes the stored item, closes dialogs, goes home. */
export async function playFree({ host, session, dialogs }: Portal): Promise<void> {
  const { token } = await host.call(freePlay, {
    os: systemOf(navigator),
    platform: 'W',
    Encryption: '1',
    'X-Gateway-Version': '3',
  });
  await session.begin(token);
  sessionStorage.removeItem(storedItem);
  localStorage.removeItem(storedItem);
  dialogs.closeAll();
  host.navigate('/');
}
