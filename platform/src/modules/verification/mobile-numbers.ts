import { internationalMobile } from '../../kernel/mobile-number.rules.ts';
import type { ContentModule } from '../content/index.ts';

export interface MobileNumbers {
  /** A number as typed in E.164; undefined where no network has it or the operator takes none of that country. */
  read(dialingCode: string, typed: string): Promise<string | undefined>;
  /** Whether the operator takes numbers like that one (E.164), for those that another party has checked. */
  isTaken(e164: string): Promise<boolean>;
}

/** The one place where a mobile number comes in (setting `identity.diallingCodes`). */
export function createMobileNumbers({ settings }: ContentModule): MobileNumbers {
  async function isTaken(e164: string): Promise<boolean> {
    const codes = await settings.get('identity.diallingCodes');
    // No calling code is the beginning of another one.
    return codes.length === 0 || codes.some((code) => e164.startsWith(code));
  }
  return {
    isTaken,
    async read(dialingCode, typed) {
      const number = internationalMobile(dialingCode, typed);
      return number && (await isTaken(number)) ? number : undefined;
    },
  };
}
