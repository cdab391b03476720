import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { pruneReleases } from '@portal/shared/contract/releases/releases';
import { changeOptions, readNumber, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { readName } from './read-release.ts';

type Pruned = CallOutput<typeof pruneReleases>['releases'];

const usage = 'prune [name] [--older-than days] [--keep-live n] --really';

/** Deletes release folders beyond the automatic cleanup (docs/releasing-a-remote.md). */
export const pruneCommand: Readonly<Record<string, Command>> = {
  prune: {
    usage: 'prune [name] [--older-than days] [--keep-live n] [--really --why "..."]',
    text: 'List release folders that are no longer needed; with --really, delete them. Never deletes versions that visitors may get.',
    words: { min: 0, max: 1 },
    options: {
      'older-than': { type: 'string', text: 'days, for versions that were never live (default 30, at least 7)' },
      'keep-live': { type: 'string', text: 'last live versions of each to retain (default 10)' },
      really: { type: 'boolean', text: 'delete the listed folders' },
      why: changeOptions.why,
    },
    async run(input) {
      const why = input.isOn('really') ? readReason(input, usage) : undefined;
      const limits = {
        name: input.words[0] === undefined ? undefined : readName(input.words[0]),
        olderThanDays: readNumber(input, 'older-than') ?? 30,
        keepLive: readNumber(input, 'keep-live') ?? 10,
      };
      const client = await input.platform();
      const shown = (await client.call(pruneReleases, limits)).releases;
      if (shown.length === 0) return 'Nothing to delete.';
      if (why === undefined) return `${tableOf(shown)}\nNothing is deleted yet. To delete:  --really --why "..."`;
      const releases = shown.map(({ name, version }) => ({ name, version }));
      const done = await client.call(pruneReleases, { ...limits, confirm: { releases, why } });
      return `${tableOf(done.releases)}\nDeleted. To restore one, publish the same bytes again.`;
    },
  },
};

const reasons = { never_live: 'never live', live_before: 'live before' } as const;

function tableOf(releases: Pruned): string {
  const rows = releases.map(({ name, version, because, bytes }) => {
    return [name, version, reasons[because], `${Math.ceil(bytes / 1024)} KB`];
  });
  return textTable(['name', 'version', 'why', 'size'], rows);
}
