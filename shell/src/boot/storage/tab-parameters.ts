import type { KeyStore } from './safe-storage.ts';

/** Address parameters that last as long as the tab; they concern the browser, not the member. */
export const tabParameters = ['preview', 'disable'] as const;
type TabParameter = (typeof tabParameters)[number];

/** Returns the parameter of the address, else the value stored for this tab; an empty value clears it. */
export function tabParameter(name: TabParameter, search: string, storage: KeyStore): string | undefined {
  const asked = new URLSearchParams(search).getAll(name).join(',');
  if (asked) storage.setItem(name, asked);
  else if (new URLSearchParams(search).has(name)) storage.removeItem(name);
  return storage.getItem(name) ?? undefined;
}
