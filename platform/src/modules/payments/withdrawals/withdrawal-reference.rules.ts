import { dayIn } from '@portal/shared/contract/time/calendar-days';

/** 32 letters and digits without I, L, O and U, which are misheard or misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 5;

/**
 * Makes a reference such as WD-2611-7K3QM: year and month of the request, and five letters of random bytes.
 * @param bytes five of them
 */
export function withdrawalReference(at: Date, timeZone: string, bytes: Uint8Array): string {
  const [year = '', month = ''] = dayIn(timeZone, at).split('-');
  const code = Array.from(bytes.subarray(0, codeLength), (byte) => letters[byte % letters.length]).join('');
  return `WD-${year.slice(2)}${month}-${code}`;
}

const typedForm = /^WD(\d{4})([0-9A-HJKMNP-TV-Z]{5})$/;

/** Reads a reference as people type what they hear: in any case, without dashes, O for 0, I or L for 1. */
export function typedReference(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  const found = typedForm.exec(bare.slice(0, 2) + bare.slice(2).replace(/O/g, '0').replace(/[IL]/g, '1'));
  return found ? `WD-${found[1]}-${found[2]}` : undefined;
}
