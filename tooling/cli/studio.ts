import { runCommand } from './command/run-command.ts';
import { drawCommands } from './studio/draw-commands.ts';
import { roundCommands } from './studio/round-commands.ts';

process.exitCode = await runCommand('pnpm studio', { ...drawCommands, ...roundCommands }, process.argv.slice(2));
