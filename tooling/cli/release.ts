import { runCommand } from './command/run-command.ts';
import { publisherCommands } from './publishing/publish-commands.ts';
import { compatibilityCommands } from './releases/compatibility-commands.ts';
import { compositionKeyCommands } from './releases/composition-key-commands.ts';
import { previewCommands } from './releases/preview-commands.ts';
import { releaseCommands } from './releases/release-commands.ts';

const commands = {
  ...publisherCommands,
  ...releaseCommands,
  ...previewCommands,
  ...compatibilityCommands,
  ...compositionKeyCommands,
};
process.exitCode = await runCommand('pnpm release', commands, process.argv.slice(2));
