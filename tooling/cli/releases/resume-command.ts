import { resumeReleases } from '@portal/shared/contract/releases/releases';
import { CommandProblem } from '../command/operator-client.ts';
import type { Command } from '../command/run-command.ts';

/** After a restore (docs/operations.md): browsers refuse a composition older than one they have seen. */
export const resumeCommand: Readonly<Record<string, Command>> = {
  resume: {
    usage: 'resume --above <sequence> --why "..."',
    text: 'After a restore: go on above the sequence that browsers have seen. What is live stays.',
    words: { min: 0, max: 0 },
    options: {
      above: { type: 'string', text: 'highest sequence that any browser may know' },
      why: { type: 'string', text: 'reason, stored in the history' },
    },
    async run({ platform, option }) {
      const [above, why] = [option('above') ?? '', option('why')];
      if (!/^\d{1,10}$/.test(above) || !why)
        throw new CommandProblem('invalid_input', 'Say both:  resume --above <sequence> --why "..."');
      const { sequence } = await (await platform()).call(resumeReleases, { above: Number(above), why });
      return `Composition ${sequence} is live, with the versions of before.`;
    },
  },
};
