import type { Kernel } from '../../../kernel/kernel.ts';
import { createLinks } from './links.ts';
import { createDownlineFile, createDownlineList } from './list-downlines.ts';
import { createNewcomers } from './newcomers.ts';
import type { TeamDeps } from './team-deps.ts';

/** Teams: whom agents recruit, and what they see of them (docs/product.md 2.6, decisions/053). */
export function openTeam(kernel: Kernel, deps: TeamDeps) {
  return {
    links: createLinks(kernel, deps),
    newcomers: createNewcomers(kernel, deps),
    listDownlines: createDownlineList(deps),
    everyDownline: createDownlineFile(deps),
  };
}
