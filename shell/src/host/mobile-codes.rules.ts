import type { SiteInfo } from '@portal/shared/contract/system/get-status';

/** Logging in by a code to the mobile number is open, and there is who sends one. */
export function hasMobileCodes({ toggles, identity }: Pick<SiteInfo, 'toggles' | 'identity'>): boolean {
  return toggles.mobileCodeLogin === true && hasSmsSender(identity);
}

/** Somebody proves mobile numbers: the platform, or the identity provider where a project of it is configured. */
export function hasSmsSender({ smsChannel, firebase }: SiteInfo['identity']): boolean {
  return smsChannel === 'platform' || (smsChannel === 'firebase' && firebase !== undefined);
}
