import { DirectLaunchPage } from '../features/direct/direct-launch-page.tsx';

/** /seamless: the game of the query, or the slots. */
export function SeamlessPage() {
  return <DirectLaunchPage lobby="/rng" />;
}
