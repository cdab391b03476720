import { DirectLaunchPage } from '../features/direct/direct-launch-page.tsx';

/** /seamless: the game of the query. */
export function SeamlessPage() {
  return <DirectLaunchPage />;
}
