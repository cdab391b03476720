import type { OperatorClient } from './operator-client.ts';
import { changeOptions, pageOption, readNumber, readPage, readReason } from './read-options.ts';
import type { Command, CommandInput } from './run-command.ts';
import { pageTable, textTable } from './text-table.ts';

/** Option of a list: of one member alone. */
export const memberOption = { type: 'string', text: 'account or id' } as const;

/** Option of who approves a deposit, and of who accepts that. */
export const amountConfirmed = 'amount-confirmed';
export const amountOption = {
  type: 'boolean',
  text: 'confirms an amount far from the ordered one',
} as const;

interface ListOf<Row> {
  usage: string;
  text: string;
  options?: Command['options'];
  head: readonly string[];
  ask(client: OperatorClient, page: ReturnType<typeof readPage>, input: CommandInput): Promise<Paged<Row>>;
  row(row: Row): readonly string[];
}

interface Paged<Row> {
  list: readonly Row[];
  totalPages: number;
}

/** A command for a paged list. */
export function listCommand<Row>({ usage, text, options, head, ask, row }: ListOf<Row>): Command {
  return {
    usage: `${usage} [--page n]`,
    text,
    words: { min: 0, max: 0 },
    options: { ...options, page: pageOption },
    async run(input) {
      const page = readPage(input);
      const { list, totalPages } = await ask(await input.platform(), page, input);
      return pageTable(head, list.map(row), { ...page, totalPages });
    },
  };
}

interface ShowOf {
  usage: string;
  text: string;
  show(client: OperatorClient, id: string): Promise<string>;
}

/** A command that shows one thing by its id. */
export function showCommand({ usage, text, show }: ShowOf): Command {
  return {
    usage,
    text,
    words: { min: 1, max: 1 },
    async run({ platform, words: [id = ''] }) {
      return show(await platform(), id);
    },
  };
}

interface Decision {
  id: string;
  why: string;
  version: number | undefined;
}

interface DecideOf {
  /** Without the reason: "deposits approve <id>". */
  usage: string;
  text: string;
  options?: Command['options'];
  decide(client: OperatorClient, decision: Decision, input: CommandInput): Promise<string>;
}

/** A command that changes one thing by its id, with a reason and optionally the version that was read. */
export function decideCommand({ usage, text, options, decide }: DecideOf): Command {
  const { why, version } = changeOptions;
  return {
    usage: `${usage} --why "..."`,
    text,
    words: { min: 1, max: 1 },
    options: { ...options, why, version },
    async run(input) {
      const decision = {
        id: input.words[0] ?? '',
        why: readReason(input, usage),
        version: readNumber(input, 'version'),
      };
      return decide(await input.platform(), decision, input);
    },
  };
}

interface ProposeOf extends Omit<DecideOf, 'decide'> {
  propose(client: OperatorClient, decision: Decision, input: CommandInput): Promise<{ id: string }>;
}

/** A command that proposes what another operator decides. */
export const proposeCommand = ({ text, propose, ...rest }: ProposeOf): Command =>
  decideCommand({
    ...rest,
    text: `${text} Another operator decides: proposals accept.`,
    decide: async (...given) => proposed((await propose(...given)).id),
  });

export const proposed = (id: string): string =>
  `Proposed as ${id}. Another operator decides:  proposals accept ${id} --why "..."`;

/** Prints a history, oldest first. */
export const historyTable = (history: readonly { at: string; act: string; state: string }[]): string =>
  textTable(
    ['at', 'what', 'state'],
    history.map(({ at, act, state }) => [at, act, state]),
  );
