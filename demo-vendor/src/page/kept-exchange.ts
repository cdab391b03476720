import { newSpinId } from './pending-spin.ts';

const key = 'exchange';
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * The page's name for the exchange of a launch token. It stays the same when the page asks again and when it is loaded again
 * before it was answered: the token may be used up by then, and is given back to this exchange alone.
 */
export function exchangeOf(token: string, storage: Storage = sessionStorage): string {
  const [keptToken, keptId] = (storage.getItem(key) ?? '').split(' ');
  if (keptToken === token && keptId) return keptId;
  const exchangeId = newSpinId();
  storage.setItem(key, `${token} ${exchangeId}`);
  return exchangeId;
}
