import type { Resource } from '@portal/shared/contract/system/get-status';
import { type AppLink, appLinks } from '../../frame/resources.rules.ts';

export interface App {
  platform: AppLink['platform'];
  /** What the code holds: absolute, as a phone's camera needs it. */
  code: string;
  /** Where the app itself is; absent where the operator names this very page. */
  download: string | undefined;
}

const ownPages = ['/down', '/download'];

/** Apps the operator has; what is not configured is not there. */
export function appsOf(resources: readonly Resource[], origin: string): App[] {
  return appLinks(resources, origin).map(({ platform, address }) => {
    const {
      href,
      pathname,
      origin: itsOrigin,
    } = new URL(resources.find(({ resourceType }) => resourceType === platform)?.url ?? address, origin);
    const isThisPage = itsOrigin === origin && ownPages.includes(pathname);
    return { platform, code: address, download: isThisPage ? undefined : href };
  });
}
