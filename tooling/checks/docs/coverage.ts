import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveragePage, coveredCases } from './coverage.rules.ts';
import { projectFiles, readTexts, root } from './read-texts.ts';

/** Writes docs/coverage.md from the tags of the tests. */
const product = readFileSync(join(root, 'docs/product.md'), 'utf8');
const cases = coveredCases(readTexts(projectFiles()));
writeFileSync(join(root, 'docs/coverage.md'), coveragePage(product, cases));
console.log(`docs/coverage.md: ${cases.length} cases`);
