import { contractVersion } from '@portal/shared/contract/constants';
import { loadMessages } from '@portal/shared/i18n/load-lottery';
import type { Host } from '@portal/shared/remote/host';
import { mountReact } from '@portal/shared/remote/mounting/mount-react';
import { withFirstPage } from '@portal/shared/remote/mounting/page-group';
import type { Mounted, Place } from '@portal/shared/remote/remote-module';
import { firstGroupsOf } from './page-groups.ts';
import { LotteryRoutes } from './routes.tsx';

export const contract = contractVersion;

export function mount(host: Host, place: Place): Promise<Mounted> {
  const first = firstGroupsOf(host.location.get().pathname);
  return mountReact(host, place, <LotteryRoutes />, withFirstPage(loadMessages, first));
}
