import type { Resource } from '@portal/shared/contract/content/site';

/** Resources of the side bar in order (docs/product.md 2.4). */
const socialTypes = ['facebook', 'telegram', 'youtube', 'whatsapp'] as const;
export type SocialType = (typeof socialTypes)[number];

export function socialLinks(resources: readonly Resource[]): { type: SocialType; url: string }[] {
  return socialTypes.flatMap((type) => {
    const found = resources.find(({ resourceType }) => resourceType === type);
    return found ? [{ type, url: found.url }] : [];
  });
}

export interface AppLink {
  platform: 'ios' | 'android' | 'ios-lite';
  /** Absolute address, as a phone's camera needs it. */
  address: string;
}

/** Apps available for download, iOS first. */
export function appLinks(resources: readonly Resource[], origin: string): AppLink[] {
  return (['ios', 'android', 'ios-lite'] as const).flatMap((platform) => {
    const found = resources.find(({ resourceType }) => resourceType === platform);
    return found ? [{ platform, address: new URL(found.qrCodeUrl ?? found.url, origin).href }] : [];
  });
}
