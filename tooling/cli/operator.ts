import { operatorCommands } from './operator-commands.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand('pnpm operator', operatorCommands, process.argv.slice(2));
