import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { servedCalls } from '@portal/platform/modules/releases/compatibility/served-calls';
import { contractVersion } from '@portal/shared/contract/constants';
import { type ContractSurface, contractSurface } from '@portal/shared/contract/releases/contract-surface';
import * as v from 'valibot';
import { packageVersion, root } from '../webpack/workspace.ts';
import { judgeSurface } from './judge-surface.rules.ts';
import { surfaceText } from './surface-text.ts';
import { eventsSurface, typesSurface } from './types-surface.ts';

/*
 * `pnpm contract check`: whether the contract of this tree is the recorded one, and if not, what changed and which
 * version it needs. `pnpm contract record` writes it down, once the version is high enough (decision 056).
 * `pnpm contract version` copies the version that changesets gave the package to where remotes read it.
 */

const folder = path.join(root, 'shared/contract');
const file = path.join(folder, 'contract-surface.json');

async function recordedSurface(): Promise<ContractSurface | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(contractSurface, JSON.parse(text));
}

async function main(command: string | undefined): Promise<number> {
  if (command === 'version') {
    await copyVersion();
    return 0;
  }
  if (command !== 'check' && command !== 'record') {
    console.error('Usage: pnpm contract check | record | version');
    return 2;
  }
  const packaged = packageVersion(folder);
  if (packaged !== contractVersion) {
    console.error(
      `contractVersion is ${contractVersion}, shared/contract/package.json says ${packaged}:  pnpm versions`,
    );
    return 1;
  }
  const tree = await treeSurface(path.join(root, 'shared'));
  const recorded = await recordedSurface();
  const judged = recorded
    ? judgeSurface(recorded, tree)
    : { isSame: false, mayRecord: true, lines: ['Nothing is recorded yet:  pnpm contract record'] };
  const done = command === 'check' ? judged.isSame : judged.mayRecord;
  if (command === 'record' && done) {
    await writeFile(file, surfaceText(tree));
    console.log(`contract ${tree.version} is recorded with ${Object.keys(tree.calls).length} calls`);
    return 0;
  }
  for (const line of judged.lines) (done ? console.log : console.error)(line);
  return done ? 0 : 1;
}

process.exitCode = await main(process.argv[2]);

async function copyVersion(): Promise<void> {
  const constants = path.join(folder, 'src/constants.ts');
  const text = await readFile(constants, 'utf8');
  await writeFile(constants, text.replace(`'${contractVersion}'`, `'${packageVersion(folder)}'`));
}

/** The contract as the sources of this tree have it. */
async function treeSurface(sharedFolder: string): Promise<ContractSurface> {
  return {
    version: contractVersion,
    calls: servedCalls(),
    events: eventsSurface(sharedFolder),
    types: await typesSurface(sharedFolder),
  };
}
