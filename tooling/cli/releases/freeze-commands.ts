import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { freezeReleases, thawReleases } from '@portal/shared/contract/releases/releases';
import { CommandProblem } from '../command/operator-client.ts';
import type { Command } from '../command/run-command.ts';

const why = { type: 'string', text: 'reason, shown to operators who are refused' } as const;

/** When nothing is promoted: a big match, a holiday. */
export const freezeCommands: Readonly<Record<string, Command>> = {
  freeze: {
    usage: 'freeze --until "2026-12-24 18:00" --why "..."',
    text: 'Block promotions until then; a rollback needs --despite-freeze. Repeat to move the end; end it early with: thaw',
    words: { min: 0, max: 0 },
    options: {
      until: { type: 'string', text: 'at most 14 days ahead; time of this machine unless a zone is named' },
      why,
    },
    async run({ platform, option }) {
      const reason = option('why');
      if (!reason) throw new CommandProblem('invalid_input', 'Say why:  freeze --until "..." --why "..."');
      const input = { until: readTime(option('until')), why: reason };
      return freezeText(await (await platform()).call(freezeReleases, input));
    },
  },
  thaw: {
    usage: 'thaw --why "..."',
    text: 'End a freeze early.',
    words: { min: 0, max: 0 },
    options: { why },
    async run({ platform, option }) {
      const reason = option('why');
      if (!reason) throw new CommandProblem('invalid_input', 'Say why:  thaw --why "..."');
      await (await platform()).call(thawReleases, { why: reason });
      return 'The freeze has ended. Releases can be promoted again.';
    },
  },
};

/** One line for a freeze that holds. */
export function freezeText({ until, who, why: reason }: CallOutput<typeof freezeReleases>): string {
  return `Frozen until ${until} by ${who}: ${reason}`;
}

function readTime(text: string | undefined): string {
  const at = /^\d{4}-\d\d-\d\d([T ]|$)/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  if (Number.isNaN(at)) {
    throw new CommandProblem(
      'invalid_input',
      'Say until when:  --until 2026-12-24T18:00Z   (to end a freeze:  thaw --why "...")',
    );
  }
  return new Date(at).toISOString();
}
