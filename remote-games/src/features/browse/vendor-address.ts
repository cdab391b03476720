import type { HostLocation } from '@portal/shared/remote/host';
import { vendorParameter } from '../../rooms.ts';

/** The address of the same lobby with another vendor, or without one. */
export function addressOfVendor({ pathname, search }: HostLocation, vassalage?: string): string {
  const query = new URLSearchParams(search);
  if (vassalage) query.set(vendorParameter, vassalage);
  else query.delete(vendorParameter);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
