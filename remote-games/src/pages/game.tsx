import { LazyPage } from '@portal/shared/remote/mounting/lazy-page';
import { useSearchParams } from '@portal/shared/remote/router';
import { byIframe } from '../by-iframe.ts';
import { readLaunch } from '../features/play/launch-record.ts';
import { NoLaunch } from '../features/play/no-launch.tsx';

/** /game: the frame of the launch in the address, or a way back if there is none. */
export function GamePage() {
  const launchId = useSearchParams()[0].get('launch');
  if (!readLaunch(window.sessionStorage, launchId)) return <NoLaunch />;
  return <LazyPage load={byIframe} />;
}
