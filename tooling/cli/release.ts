import { releaseCommands } from './release-commands.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand('pnpm release', releaseCommands, process.argv.slice(2));
