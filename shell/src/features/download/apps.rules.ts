import type { Resource } from '@portal/shared/contract/content/site';
import { type AppLink, appLinks } from '../../frame/navigation/resources.rules.ts';

export interface App {
  platform: AppLink['platform'];
  /** Content of the code: absolute, as a phone's camera needs it. */
  code: string;
  /** Address of the app itself; absent if the operator names this very page. */
  download: string | undefined;
}

const ownPages = ['/down', '/download'];

/** Lists the operator's apps, without those that are not configured. */
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
