import { drawCommands } from './draw-commands.ts';
import { roundCommands } from './round-commands.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand('pnpm studio', { ...drawCommands, ...roundCommands }, process.argv.slice(2));
