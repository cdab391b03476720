import type { SiteInfo } from '@portal/shared/contract/content/site';
import { provableContacts } from '@portal/shared/remote/verification/contact-channels.rules';

/** True when mobile-code login is on and a provider for codes is configured. */
export function hasMobileCodes({ toggles, identity }: Pick<SiteInfo, 'toggles' | 'identity'>): boolean {
  return toggles.mobileCodeLogin === true && hasSmsSender(identity);
}

export function hasSmsSender(identity: SiteInfo['identity']): boolean {
  return provableContacts(identity).includes('mobile');
}
