import { contractVersion, defaultMemberCentrePage } from '@portal/shared/contract/constants';
import { getMemberMenu } from '@portal/shared/contract/member/get-menu';
import { loadMessages } from '@portal/shared/i18n/load-member-centre';
import type { Host } from '@portal/shared/remote/host';
import { callKey } from '@portal/shared/remote/host-context';
import { mountReact } from '@portal/shared/remote/mount-react';
import type { QueryClient } from '@portal/shared/remote/query';
import type { Mounted, Place } from '@portal/shared/remote/remote-module';
import { bringPage } from './pages.tsx';
import { MemberCentre } from './routes.tsx';

export const contract = contractVersion;

/** Texts and the code of these pages, for who is likely to open one of them. */
export async function prepare(host: Host, pages: readonly string[]): Promise<void> {
  await Promise.all([loadMessages(host.language.get()), ...pages.map(bringPage)]);
}

export function mount(host: Host, place: Place): Promise<Mounted> {
  void bringPage(place.page ?? defaultMemberCentrePage);
  const begin = (cache: QueryClient) => void askForMenu(host, cache);
  return mountReact(host, place, <MemberCentre firstPage={place.page} />, loadMessages, begin);
}

/** Asked for beside texts and page, not after them; what is refused or lost is asked for again by the centre itself. */
function askForMenu(host: Host, cache: QueryClient): Promise<void> {
  const queryKey = callKey(getMemberMenu, {}, host.language.get(), host.member.get()?.id);
  return cache.prefetchQuery({ queryKey, queryFn: ({ signal }) => host.call(getMemberMenu, {}, { signal }) });
}
