import { internationalMobile } from '../../kernel/strings/mobile-number.rules.ts';
import type { VerificationSettings } from './verification.settings.ts';

export interface MobileNumbers {
  /**
   * Normalizes a typed number to E.164; undefined when no network has it or the operator does not accept its country.
   */
  read(dialingCode: string, typed: string): Promise<string | undefined>;
  /** Whether the operator accepts such a number (E.164), for numbers checked by another party. */
  isAccepted(e164: string): Promise<boolean>;
}

/** The only entry for mobile numbers (setting `identity.diallingCodes`). */
export function createMobileNumbers(settings: VerificationSettings): MobileNumbers {
  async function isAccepted(e164: string): Promise<boolean> {
    const codes = await settings.get('identity.diallingCodes');
    // No calling code is a prefix of another.
    return codes.length === 0 || codes.some((code) => e164.startsWith(code));
  }
  return {
    isAccepted,
    async read(dialingCode, typed) {
      const number = internationalMobile(dialingCode, typed);
      return number && (await isAccepted(number)) ? number : undefined;
    },
  };
}
