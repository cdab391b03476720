import { DirectLaunchPage } from '../features/direct/direct-launch-page.tsx';

/** /fbsports: the sports game of the query, or the sports lobby. */
export function FbSportsPage() {
  return <DirectLaunchPage lobby="/sports" />;
}
