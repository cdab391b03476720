import { contractVersion } from '@portal/shared/contract/constants';
import { loadMessages } from '@portal/shared/i18n/load-agent-centre';
import type { Host } from '@portal/shared/remote/host';
import { mountReact } from '@portal/shared/remote/mounting/mount-react';
import type { Mounted, Place } from '@portal/shared/remote/remote-module';
import { AgentHome, AgentOverlay } from './routes.tsx';

export const contract = contractVersion;

export function mount(host: Host, place: Place): Promise<Mounted> {
  const page = place.surface === 'page' ? <AgentHome /> : <AgentOverlay firstPage={place.page} />;
  return mountReact(host, place, page, loadMessages);
}
