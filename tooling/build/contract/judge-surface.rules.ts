import { compareSurfaces } from '@portal/platform/modules/releases/compatibility/surfaces/compare-surfaces.rules';
import { levelOf } from '@portal/platform/modules/releases/compatibility/surfaces/surface-change';
import { lowestAfter, reaches } from '@portal/platform/modules/releases/compatibility/surfaces/version-step.rules';
import type { ContractSurface } from '@portal/shared/contract/releases/contract-surface';

interface Judgement {
  /** The tree is as recorded. */
  isSame: boolean;
  /** contractVersion is high enough for what changed. */
  mayRecord: boolean;
  lines: string[];
}

/** Compares the tree's contract with the recorded one, and checks that the version reflects it. */
export function judgeSurface(recorded: ContractSurface, tree: ContractSurface): Judgement {
  const changes = compareSurfaces(recorded, tree);
  if (changes.length === 0 && JSON.stringify(recorded) === JSON.stringify(tree)) {
    return { isSame: true, mayRecord: true, lines: [`contract ${tree.version}: as recorded`] };
  }
  const level = levelOf(changes);
  const lowest = lowestAfter(recorded.version, level);
  const isRaised = changes.length === 0 ? reaches(tree.version, recorded.version) : reaches(tree.version, lowest);
  return {
    isSame: false,
    mayRecord: isRaised,
    lines: [
      ...changes.map((change) => `${change.level}: ${change.text}`),
      `contract ${tree.version}: a ${level} change since ${recorded.version}`,
      isRaised
        ? 'Record it:  pnpm contract record'
        : `The version has to be ${lowest} or higher. Describe the change:  pnpm changeset; then:  pnpm versions; pnpm contract record`,
    ],
  };
}
