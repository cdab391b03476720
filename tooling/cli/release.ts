import { compatibilityCommands } from './compatibility-commands.ts';
import { compositionKeyCommands } from './composition-key-commands.ts';
import { previewCommands } from './preview-commands.ts';
import { publisherCommands } from './publisher-commands.ts';
import { releaseCommands } from './release-commands.ts';
import { runCommand } from './run-command.ts';

const commands = {
  ...publisherCommands,
  ...releaseCommands,
  ...previewCommands,
  ...compatibilityCommands,
  ...compositionKeyCommands,
};
process.exitCode = await runCommand('pnpm release', commands, process.argv.slice(2));
