import { contractVersion, defaultMemberCentrePage } from '@portal/shared/contract/constants';
import { loadMessages } from '@portal/shared/i18n/load-member-centre';
import type { Host } from '@portal/shared/remote/host';
import { mountReact } from '@portal/shared/remote/mounting/mount-react';
import type { Mounted, Place } from '@portal/shared/remote/remote-module';
import { bringPage } from './pages.tsx';
import { prefetchFirstPage } from './prefetch-first-page.ts';
import { MemberCentre } from './routes.tsx';

export const contract = contractVersion;

/** Texts and the code of these pages, for who is likely to open one of them. */
export async function prepare(host: Host, pages: readonly string[]): Promise<void> {
  await Promise.all([loadMessages(host.language.get()), ...pages.map(bringPage)]);
}

export function mount(host: Host, place: Place): Promise<Mounted> {
  void bringPage(place.page ?? defaultMemberCentrePage);
  return mountReact(host, place, <MemberCentre firstPage={place.page} />, loadMessages, (cache) =>
    prefetchFirstPage(host, cache, place.page),
  );
}
