import { DirectLaunchPage } from '../features/direct/direct-launch-page.tsx';

/** /fbsports: the sports game of the query, by the launch call of its own (docs/product.md 7.2). */
export function FbSportsPage() {
  return <DirectLaunchPage via="fb" />;
}
