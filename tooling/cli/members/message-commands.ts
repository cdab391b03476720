import { messageLimits, writeMessage } from '@portal/shared/contract/inbox/operator-messages';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readBytes, readJson, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';

const usage = 'message write [<account or id> ...]';

/** Commands for messages to members. */
export const messageCommands: Readonly<Record<string, Command>> = {
  'message write': {
    usage: `${usage} --title "..." --text "..." --why "..."`,
    text: 'Send an inbox message to one or several members: all of them get it, or none.',
    words: { min: 0, max: messageLimits.members },
    options: {
      to: { type: 'string', text: 'file with one account or id per line, instead of or besides arguments' },
      title: { type: 'string', text: 'title in English' },
      text: { type: 'string', text: 'plain text in English' },
      texts: {
        type: 'string',
        text: 'instead of title and text, JSON of all languages: {"EN":{"title":"...","content":"..."},"CN":{...}}',
      },
      why: changeOptions.why,
    },
    async run(input) {
      const why = readReason(input, usage);
      const letter = { members: await readMembers(input), texts: await readTexts(input), why };
      const { told } = await (await input.platform()).call(writeMessage, letter);
      return `${told} ${told === 1 ? 'member has' : 'members have'} the message.`;
    },
  },
};

async function readMembers(input: CommandInput): Promise<string[]> {
  const file = input.option('to');
  const lines = file === undefined ? [] : (await readBytes(file)).toString('utf8').split('\n');
  const members = [...input.words, ...lines.map((line) => line.trim()).filter((line) => line !== '')];
  if (members.length > 0) return members;
  throw new CommandProblem('invalid_input', 'Name a member, or a file of them:  --to members.txt');
}

/** What the platform then judges. */
async function readTexts(input: CommandInput) {
  const texts = input.option('texts');
  const [title, content] = [input.option('title'), input.option('text')];
  if (texts !== undefined) return Object(await readJson(texts));
  if (title !== undefined && content !== undefined) return { EN: { title, content } };
  throw new CommandProblem('invalid_input', 'Give title and text:  --title "..." --text "..."');
}
