import { useIntl } from '@portal/shared/remote/intl';

/** Prizes of the boards that are printed with names. */
const names: ReadonlyMap<string, string> = new Map([
  ['DB', 'prize.DB'],
  ['G1', 'prize.G1'],
  ['G2', 'prize.G2'],
  ['G3', 'prize.G3'],
  ['G4', 'prize.G4'],
  ['G5', 'prize.G5'],
  ['G6', 'prize.G6'],
  ['G7', 'prize.G7'],
  ['G8', 'prize.G8'],
  ['1ST', 'prize.1ST'],
  ['2ND', 'prize.2ND'],
  ['3RD', 'prize.3RD'],
  ['SPECIAL', 'prize.SPECIAL'],
  ['CONSOL', 'prize.CONSOL'],
  ['FRONT3', 'prize.FRONT3'],
  ['LAST3', 'prize.LAST3'],
  ['LAST2', 'prize.LAST2'],
]);

/** Name of a prize in the player's language; of a board we do not know, its code. */
export function PrizeName({ prize }: { prize: string }) {
  const intl = useIntl();
  const id = names.get(prize);
  return id ? intl.formatMessage({ id }) : prize;
}
