import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { useText } from '../texts/use-text.ts';

/** Returns the operators' title of a release; its technical name is shown beside it where needed. */
export function useReleaseTitle(): (name: ReleaseName) => string {
  const t = useText();
  return (name) => t(`release.${name}`);
}
