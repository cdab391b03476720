import { dirname, join } from 'node:path/posix';

/** Documents that lie beside the repository, or nowhere; `spec` followed by a number cites one of them. */
const outside =
  /\b(?:DESIGN|LOOK|STYLE|TOOLCHAIN|EXAMPLES|PLAYER-PROTECTION|REVIEW|specification)\.md\b|\bDESIGN(?:'s)? |\(LOOK\)|\b[Ss]pecification,? (?:sections? )?\d|\b[Tt]he specification\b(?! of [A-Z])|\b[Dd]esign sections? \d/g;

const cited = /\bdocs\/[\w./-]+?\.md\b|\bdocs\/decisions\/\d{3}\b(?!-)|\b[Dd]ecisions?[ /]\d{3}\b(?!-)/g;
const link = /\]\(([^)\s]+)\)/g;
const pathOnPage =
  /`((?:demo-vendor|docs|e2e|edge|operator-console|platform|remote-[a-z]+(?:-[a-z]+)?|sandbox-provider|shared|shell|tooling)\/[\w./-]*)`/g;

/** Pages that name files of the code; each file has to be there. */
const pagesWithPaths = new Set(['CONTRIBUTING.md', 'docs/architecture.md', 'docs/asvs.md', 'docs/threat-model.md']);

/**
 * What one tracked file cites and is not in the repository, as `path: citation`. `exists` takes a path from the root; of a
 * decision record its number alone, as `docs/decisions/034`.
 */
export function lostCitations(path: string, text: string, exists: (path: string) => boolean): string[] {
  const lost = [...text.matchAll(outside)].map(([found]) => found.trim());
  lost.push(...[...text.matchAll(cited)].map(([found]) => found).filter((found) => !exists(targetOf(found))));
  if (path.endsWith('.md')) {
    const links = [...text.matchAll(link)].map(([, address = '']) => address);
    lost.push(...links.filter((address) => isOurs(address) && !exists(linkedPath(path, address))));
  }
  if (pagesWithPaths.has(path)) {
    const paths = [...text.matchAll(pathOnPage)].map(([, found = '']) => found.replace(/\/$/, ''));
    lost.push(...paths.filter((found) => !exists(found)));
  }
  return lost.map((found) => `${path}: ${found}`);
}

function targetOf(citation: string): string {
  const record = /^(?:docs\/)?[Dd]ecisions?[ /](\d{3})$/.exec(citation);
  return record ? `docs/decisions/${record[1]}` : citation;
}

const isOurs = (address: string): boolean => !/^(?:[a-z]+:|#)/.test(address);

function linkedPath(page: string, address: string): string {
  return join(dirname(page), address.replace(/#.*$/, '')).replace(/\/$/, '');
}
