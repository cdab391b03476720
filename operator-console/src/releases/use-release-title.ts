import type { ReleaseName } from '@portal/shared/contract/operator/release-calls';
import { useText } from '../texts/use-text.ts';

/** What operators call a release; its own name stands beside it where it matters. */
export function useReleaseTitle(): (name: ReleaseName) => string {
  const t = useText();
  return (name) => t(`release.${name}`);
}
