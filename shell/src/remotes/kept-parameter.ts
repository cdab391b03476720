import type { KeyStore } from '../boot/safe-storage.ts';

/** Parameters of the address that hold for the tab: they are about the browser, not about who is logged in. */
export const keptParameters = ['preview', 'disable'] as const;
export type KeptParameter = (typeof keptParameters)[number];

/** The parameter of the address, else what this tab was opened with before; named without a value it is forgotten. */
export function keptParameter(name: KeptParameter, search: string, storage: KeyStore): string | undefined {
  const asked = new URLSearchParams(search).getAll(name).join(',');
  if (asked) storage.setItem(name, asked);
  else if (new URLSearchParams(search).has(name)) storage.removeItem(name);
  return storage.getItem(name) ?? undefined;
}
