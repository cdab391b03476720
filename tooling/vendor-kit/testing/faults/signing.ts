import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import { answering, type Behaviour, refused } from '../behaviour.ts';
import { type PlantedFault, seenBefore } from './plant.ts';

function signing(fault: string, found: string, isAccepted: (headers: Record<string, string>) => boolean): PlantedFault {
  const asked: Behaviour['asked'] = (request) => (isAccepted(request.headers) ? { request } : undefined);
  return { fault, found, plant: () => ({ asked }) };
}

/** What is refused for the signature alone is taken by who does not look at it. */
const unsigned = [
  ...['no key id', 'no timestamp', 'no signature', 'a signature cut short', 'a query that was not sent'],
  ...['another method', 'a time in milliseconds', 'a time that is no number', 'a nonce of 65 characters'],
  ...['a nonce of other characters', 'a query that is not the signed one'],
].map((what) => signing(`a call is taken with ${what}`, `refused: ${what}`, () => true));

export const signingFaults: readonly PlantedFault[] = [
  ...unsigned,
  {
    fault: 'no signature is good',
    found: 'a good signature is taken, with a query and with a body',
    plant: () => ({ answered: answering('round', () => refused('bad_signature')) }),
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
];
