import type { HostLocation } from './host.ts';

/** Writes parameters to an address and removes those without a value; others stay. */
export function addressWith(
  { pathname, search }: HostLocation,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(search);
  for (const name of Object.keys(values)) query.delete(name);
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
