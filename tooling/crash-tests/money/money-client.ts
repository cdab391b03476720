import { type ClientParts, type Done, idOf, moneyOperations, type Operation } from './money-operations.ts';
import type { Client } from './run-clients.ts';

/** One client: random money operations of one member, one after the other. */
export function moneyClient(parts: ClientParts): Client<Operation> {
  const { random } = parts;
  const operations = moneyOperations(parts);
  const unpaid: { id: string; amount: bigint }[] = [];
  const applied: string[] = [];
  const proposed: string[] = [];

  const follow = {
    order: ({ operation, answer }: Done) => unpaid.push({ id: idOf(answer), amount: operation.amount }),
    apply: ({ answer }: Done) => applied.push(idOf(answer)),
    propose: ({ answer }: Done) => proposed.push(idOf(answer)),
  };

  return {
    next(): Operation {
      const dice = random();
      const [waiting] = proposed.splice(0, 1);
      if (waiting !== undefined) return operations.accept(waiting);
      const [paid] = dice < 0.5 ? unpaid.splice(0, 1) : [];
      if (paid) return operations.callback(paid);
      const [cancelled] = dice < 0.4 ? applied.splice(0, 1) : [];
      if (cancelled !== undefined) return operations.cancel(cancelled);
      if (dice < 0.2) return operations.order();
      if (dice < 0.35) return operations.apply();
      if (dice < 0.8) return operations.transfer();
      return dice < 0.9 ? operations.collect() : operations.propose();
    },
    /** Finishes what it began: pays every order and decides every correction. */
    remaining: (): Operation[] => [
      ...unpaid.splice(0).map(operations.callback),
      ...proposed.splice(0).map(operations.accept),
    ],
    note(done: Done): void {
      const { kind } = done.operation;
      if (done.answer.success && (kind === 'order' || kind === 'apply' || kind === 'propose')) follow[kind](done);
    },
  };
}
