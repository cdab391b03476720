import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import { answering, asking, type Behaviour, type Given, refused, taken } from './behaviour.ts';

export interface PlantedFault {
  fault: string;
  /** Rule of the kit that must find it. */
  found: string;
  /** Anew for each run: some remember what they were asked. */
  plant(): Behaviour;
}

const posted = { reference: '1', balance: '0.00' };
const codeIs = (code: string, instead: Given) => (given: Given) => (given.json.code === code ? instead : undefined);

/** True from the second time on that a text is seen. */
function seenBefore() {
  const seen = new Set<unknown>();
  return (text: unknown) => seen.size === seen.add(text).size;
}

function signing(fault: string, found: string, isTaken: (headers: Record<string, string>) => boolean): PlantedFault {
  const asked: Behaviour['asked'] = (request) => (isTaken(request.headers) ? { request } : undefined);
  return { fault, found, plant: () => ({ asked }) };
}

const amounts = (fault: string, found: string, from: unknown, to: string): PlantedFault => ({
  fault,
  found,
  plant: () => ({ asked: asking('bet', ({ amount }) => (amount === from ? { amount: to } : undefined)) }),
});

/** What is refused for the signature alone is taken by who does not look at it. */
const unsigned = [
  ...['no key id', 'no timestamp', 'no signature', 'a signature cut short', 'a query that was not sent'],
  ...['another method', 'a time in milliseconds', 'a time that is no number', 'a nonce of 65 characters'],
  ...['a nonce of other characters', 'a query that is not the signed one'],
].map((what) => signing(`a call is taken with ${what}`, `refused: ${what}`, () => true));

export const plantedFaults: readonly PlantedFault[] = [
  ...unsigned,
  {
    fault: 'no signature is good',
    found: 'a good signature is taken, with a query and with a body',
    plant: () => ({ answered: answering('round', () => refused('bad_signature')) }),
  },
  {
    fault: 'any text is a launch token',
    found: 'an unknown launch token is refused',
    plant: () => ({ answered: answering('authenticate', codeIs('launch_token_invalid', taken({}))) }),
  },
  amounts('decimals are added', 'refused: a stake that is without decimals', '1', '1.00'),
  amounts('a word is a stake', 'refused: a stake that is no number', 'all', '1.00'),
  amounts('a sign is left out', 'refused: a stake that is with a sign', '+1.00', '1.00'),
  amounts('zeros are left out', 'refused: a stake that is with zeros before it', '01.00', '1.00'),
  amounts('too much is cut', 'refused: a stake that is above what can be asked for', '1000000000000.00', '1.00'),
  {
    fault: 'a negative win loses its sign',
    found: 'refused: a win that is negative or of three decimals',
    plant: () => ({ asked: asking('win', ({ amount }) => (amount === '-1.00' ? { amount: '1.00' } : undefined)) }),
  },
  {
    fault: 'a bet needs no launch',
    found: 'refused: an unknown launch, game or player',
    plant: () => ({ answered: answering('bet', codeIs('launch_ended', taken(posted))) }),
  },
  {
    fault: 'a rollback with a known id is taken for a repeat',
    found: 'the transaction id of a rollback with another content is a conflict',
    plant: () => ({ answered: answering('rollback', codeIs('transaction_conflict', taken(posted))) }),
  },
  {
    fault: 'a bet that was given back is told as taken',
    found: 'a repeat of a bet that was given back is refused',
    plant: () => ({ answered: answering('bet', codeIs('rolled_back', taken(posted))) }),
  },
  {
    fault: 'a rollback after a win ends the round',
    found: 'a rollback after a win leaves the round open with the win, until a win closes it',
    plant: () => ({
      answered: answering('round', ({ json: { value } }) =>
        value?.state === 'open' ? taken({ ...value, state: 'rolled_back' }) : undefined,
      ),
    }),
  },
  signing('any signature is taken', 'refused: a signature with another secret', () => true),
  signing('a body may be changed', 'refused: a body that is not the signed one', () => true),
  signing('any key id is taken', 'refused: an unknown key id', (all) => all[vendorHeaders.key] !== ''),
  signing('nobody looks at the path', 'refused: the path of another call', () => true),
  signing(
    'old calls are taken',
    'refused: a time too far behind',
    (all) => Number(all[vendorHeaders.timestamp]) < Date.now() / 1000 - 300,
  ),
  signing(
    'calls of tomorrow are taken',
    'refused: a time too far ahead',
    (all) => Number(all[vendorHeaders.timestamp]) > Date.now() / 1000 + 300,
  ),
  signing(
    'a nonce may be short',
    'refused: a nonce of 15 characters',
    (all) => all[vendorHeaders.nonce]?.length === 15,
  ),
  signing('a nonce may be missing', 'refused: no nonce', (all) => all[vendorHeaders.nonce] === undefined),
  signing('a signature may be in capitals', 'refused: a signature in capitals', (all) =>
    /[A-F]/.test(all[vendorHeaders.signature] ?? ''),
  ),
  {
    fault: 'a nonce is good again',
    found: 'a nonce is good for one call',
    plant() {
      const isKnown = seenBefore();
      return { asked: (request) => (isKnown(request.headers[vendorHeaders.nonce]) ? { request } : undefined) };
    },
  },
  {
    fault: 'a launch token is good for ever',
    found: 'a launch token is good for one exchange',
    plant() {
      let first: Given | undefined;
      return {
        answered: answering('authenticate', (given) => {
          first ??= given;
          return first;
        }),
      };
    },
  },
  {
    fault: 'an unknown player has a balance',
    found: 'the balance of an unknown player is refused',
    plant: () => ({ answered: answering('balance', codeIs('unknown_player', taken({ balance: '0.00' }))) }),
  },
  {
    fault: 'a balance has no decimals',
    found: 'the balance is that of the launch',
    plant: () => ({
      answered: answering('balance', (given) => (given.json.success ? taken({ balance: '100' }) : undefined)),
    }),
  },
  {
    fault: 'an unknown round is open',
    found: 'a round that nobody opened is unknown',
    plant: () => ({ answered: answering('round', () => taken({ state: 'open', transactions: [] })) }),
  },
  amounts('a stake of zero is raised', 'refused: a stake that is zero', '0.00', '0.10'),
  amounts('a negative stake loses its sign', 'refused: a stake that is negative', '-1.00', '1.00'),
  amounts('a third decimal is cut off', 'refused: a stake that is of three decimals', '1.000', '1.00'),
  amounts('a number is taken for text', 'refused: a stake that is a JSON number', 1, '1.00'),
  amounts('a low stake is raised', 'refused: a stake below the minimum of the game', '0.09', '0.10'),
  amounts('a high stake is cut', 'refused: a stake above the maximum of the game', '500.01', '1.00'),
  {
    fault: 'more than the balance is lent',
    found: 'refused: a stake above the balance',
    plant: () => ({ answered: answering('bet', codeIs('insufficient_balance', taken(posted))) }),
  },
  {
    fault: 'a refused bet keeps the balance to itself',
    found: 'refused: a stake above the maximum of the game',
    plant: () => ({ answered: answering('bet', codeIs('above_maximum', refused('above_maximum'))) }),
  },
  {
    fault: 'a repeated bet is another bet',
    found: 'a repeated bet gets the first answer and moves nothing',
    plant: () => ({ asked: repeatsAnew('bet') }),
  },
  {
    fault: 'copies of a bet are bets',
    found: 'ten copies of a bet at once are one bet',
    plant: () => ({ asked: repeatsAnew('bet') }),
  },
  {
    fault: 'a bet with a known id is taken for a repeat',
    found: 'the transaction id of a bet with another content is a conflict',
    plant: () => ({ answered: answering('bet', codeIs('transaction_conflict', taken(posted))) }),
  },
  {
    fault: 'a stake is not taken',
    found: 'a bet takes the stake and opens the round',
    plant: () => ({ asked: asking('bet', () => ({ amount: '0.50' })) }),
  },
  {
    fault: 'a round takes one bet only',
    found: 'an open round takes another bet',
    plant() {
      const isKnown = seenBefore();
      return {
        answered: answering('bet', (_, { roundId }) => (isKnown(roundId) ? refused('round_closed') : undefined)),
      };
    },
  },
  {
    fault: 'every win closes the round',
    found: 'a second win is paid until one closes the round',
    plant: () => ({ asked: asking('win', () => ({ closeRound: true })) }),
  },
  {
    fault: 'no win closes the round',
    found: 'a win pays and closes the round; a repeat gets the first answer',
    plant: () => ({ asked: asking('win', () => ({ closeRound: false })) }),
  },
  {
    fault: 'a win is a cent short',
    found: 'a win pays and closes the round; a repeat gets the first answer',
    plant: () => ({ asked: asking('win', ({ amount }) => (amount === '1.00' ? { amount: '0.99' } : undefined)) }),
  },
  {
    fault: 'a win with a known id is taken for a repeat',
    found: 'the transaction id of a win with another content is a conflict',
    plant: () => ({ answered: answering('win', codeIs('transaction_conflict', taken(posted))) }),
  },
  {
    fault: 'a win needs no round',
    found: 'a win of a round that nobody opened is refused',
    plant: () => ({ answered: answering('win', codeIs('unknown_round', taken(posted))) }),
  },
  {
    fault: 'a closed round takes what comes',
    found: 'a closed round takes neither a bet nor a win',
    plant: () => ({ asked: asking('bet', ({ transactionId }) => ({ roundId: `${transactionId}-own` })) }),
  },
  {
    fault: 'a rollback is forgotten',
    found: 'a rollback gives the stake back and ends the round',
    plant: () => ({ asked: (asked) => (asked.url.endsWith('/rollback') ? { answer: taken(posted) } : undefined) }),
  },
  {
    fault: 'a repeated rollback has a new answer',
    found: 'a repeated rollback gets the first answer, and a bet is given back once',
    plant() {
      let no = 0;
      const renumbered = (given: Given) => {
        no += 1;
        return given.json.success ? taken({ ...given.json.value, reference: `again-${no}` }) : undefined;
      };
      return { answered: answering('rollback', renumbered) };
    },
  },
  {
    fault: 'a rollback without a bet leaves nothing',
    found: 'a rollback before its bet leaves a tombstone: the late bet is refused',
    plant: () => ({
      asked: asking('rollback', ({ betTransactionId }) => ({ betTransactionId: `${betTransactionId}-x` })),
    }),
  },
  {
    fault: 'a settled round is given back',
    found: 'a settled round is not rolled back',
    plant: () => ({ answered: answering('rollback', codeIs('round_closed', taken(posted))) }),
  },
  {
    fault: 'a stranger is told a balance',
    found: 'a rollback for a player of no launch is refused',
    plant: () => ({ answered: answering('rollback', codeIs('unknown_player', taken(posted))) }),
  },
  {
    fault: 'a win of any game is paid',
    found: 'refused: a win of the round for another game or an unknown player',
    plant: () => ({ asked: asking('win', () => ({ gameCode: 'test-slot' })) }),
  },
  {
    fault: 'a round is everybody’s',
    found: 'refused: bet, win and rollback of another player in the round',
    plant: () => ({ answered: answering('win', codeIs('foreign_round', taken(posted))) }),
  },
  {
    fault: 'a batch is answered in another order',
    found: 'each item is judged for itself and answered in its place; a repeat gets the first answers',
    plant: () => ({ answered: answering('settle', reversed) }),
  },
  {
    fault: 'a refused item spoils its batch',
    found: 'each item is judged for itself and answered in its place; a repeat gets the first answers',
    plant: () => ({ answered: answering('settle', () => refused('unknown_round')) }),
  },
  {
    fault: 'a batch of nothing is taken',
    found: 'refused: no items, and more than a thousand',
    plant: () => ({ answered: answering('settle', codeIs('invalid_input', taken({ results: [] }))) }),
  },
  {
    fault: 'a repeated result counts',
    found: 'an event goes from opened to its result; repeats and late states do not count',
    plant: () => ({
      answered: answering('results', (given) => (given.json.success ? taken({ accepted: 2 }) : undefined)),
    }),
  },
  {
    fault: 'a result may change',
    found: 'another end is refused with its whole call, and the event is named',
    plant: () => ({ answered: answering('results', codeIs('result_conflict', taken({ accepted: 1 }))) }),
  },
  {
    fault: 'results of any game are taken',
    found: 'results of an unknown game are refused',
    plant: () => ({ answered: answering('results', codeIs('unknown_game', taken({ accepted: 1 }))) }),
  },
  {
    fault: 'the jackpot needs no round',
    found: 'refused: the jackpot of an unknown and of a closed round',
    plant: () => ({
      answered: answering('jackpot-win', codeIs('unknown_round', taken({ ...posted, amount: '1.00' }))),
    }),
  },
  {
    fault: 'every game has a jackpot',
    found: 'refused: the jackpot of a game that has none',
    plant: () => ({ answered: answering('jackpot-win', codeIs('no_jackpot', taken({ ...posted, amount: '1.00' }))) }),
  },
];

/** Every repeat gets an id of its own. */
function repeatsAnew(call: string): Behaviour['asked'] {
  const isKnown = seenBefore();
  let no = 0;
  return asking(call, ({ transactionId }) => {
    no += 1;
    return isKnown(transactionId) ? { transactionId: `${transactionId}-${no}` } : undefined;
  });
}

function reversed({ json }: Given): Given | undefined {
  const results = json.value?.results;
  return Array.isArray(results) ? taken({ results: results.toReversed() }) : undefined;
}
