import type { SiteInfo } from '@portal/shared/contract/system/get-status';
import { provableContacts } from '@portal/shared/remote/contact-channels.rules';

/** Logging in by a code to the mobile number is open, and there is who sends one. */
export function hasMobileCodes({ toggles, identity }: Pick<SiteInfo, 'toggles' | 'identity'>): boolean {
  return toggles.mobileCodeLogin === true && hasSmsSender(identity);
}

export function hasSmsSender(identity: SiteInfo['identity']): boolean {
  return provableContacts(identity).includes('mobile');
}
