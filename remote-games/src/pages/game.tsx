import { PagePlace } from '@portal/shared/remote/page-place';
import { useSearchParams } from '@portal/shared/remote/router';
import { readLaunch } from '../features/play/launch-record.ts';
import { NoLaunch } from '../features/play/no-launch.tsx';
import { pageGroups } from '../page-groups.ts';

/** /game: the frame of the launch that the address names, or a way back where there is none. */
export function GamePage() {
  const launchId = useSearchParams()[0].get('launch');
  if (!readLaunch(window.sessionStorage, launchId)) return <NoLaunch />;
  return <PagePlace load={pageGroups.byIframe} />;
}
