import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { secondFactorCode } from '@portal/platform/kernel/security/second-factor';
import * as v from 'valibot';
import { CommandProblem } from '../command/operator-client.ts';
import type { Command } from '../command/run-command.ts';

const demoFactors = v.object({ secondFactors: v.record(v.string(), v.string()) });

/** Prints the current authenticator code of a demo operator, whose secret is in this machine's data folder. */
export const codeCommand: Readonly<Record<string, Command>> = {
  code: {
    usage: 'code <demo operator>',
    text: 'Show the authenticator code of a demo operator.',
    words: { min: 1, max: 1 },
    async run({ words: [username = ''], dataDir }) {
      const text = await readFile(path.join(dataDir, 'operator.json'), 'utf8').catch(() => '{}');
      const known = v.safeParse(demoFactors, JSON.parse(text));
      const secret = known.success ? known.output.secondFactors[username] : undefined;
      if (!secret) throw new CommandProblem('not_found', `${username} is not a demo operator of ${dataDir}.`);
      return secondFactorCode(secret, new Date());
    },
  },
};
