import { getReleaseBom } from '@portal/shared/contract/releases/release-bom';
import type { Command } from '../command/run-command.ts';
import { readName, readVersion } from './read-release.ts';

export const sbomCommand: Readonly<Record<string, Command>> = {
  sbom: {
    usage: 'sbom <name> <version>',
    text: 'Print what a stored release is made of (CycloneDX): its packages with versions, licences and hashes.',
    words: { min: 2, max: 2 },
    async run({ platform, words: [name, version = ''] }) {
      const asked = { name: readName(name), version: readVersion(version) };
      return (await (await platform()).call(getReleaseBom, asked)).text.trimEnd();
    },
  },
};
