import { drawCommands } from './draw-commands.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand('pnpm studio', drawCommands, process.argv.slice(2));
