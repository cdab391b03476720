import type { TeamView } from '../sports-shapes.ts';

/** Invented towns with three-letter codes. */
const towns = [
  ['Amberton', 'AMB'],
  ['Brindle Bay', 'BRI'],
  ['Cedar Hollow', 'CED'],
  ['Dunmarrow', 'DUN'],
  ['Eastmere', 'EAS'],
  ['Foxhaven', 'FOX'],
  ['Glasswater', 'GLA'],
  ['Highmoor', 'HIG'],
  ['Indigo Quay', 'IND'],
  ['Juniper Hill', 'JUN'],
  ['Kestrel Point', 'KES'],
  ['Larkwell', 'LAR'],
  ['Mosswick', 'MOS'],
  ['Northlight', 'NOR'],
  ['Oldbrook', 'OLD'],
  ['Pinecrest', 'PIN'],
  ['Quillford', 'QUI'],
  ['Ravensea', 'RAV'],
  ['Saltmarsh', 'SAL'],
  ['Thornley', 'THO'],
  ['Umberfield', 'UMB'],
  ['Vale Harbour', 'VAL'],
  ['Windhollow', 'WIN'],
  ['Yarrowdale', 'YAR'],
] as const;

const animals = [
  ...['Foxes', 'Herons', 'Otters', 'Falcons', 'Badgers', 'Wolves', 'Stags', 'Ravens', 'Lynxes', 'Bisons'],
  ...['Cranes', 'Tigers', 'Dolphins', 'Owls', 'Bears', 'Hornets', 'Panthers', 'Koi', 'Magpies'],
];

const colours = [
  ...['#dc2626', '#2563eb', '#16a34a', '#ca8a04', '#9333ea', '#0891b2'],
  ...['#ea580c', '#4f46e5', '#db2777', '#0d9488', '#65a30d', '#64748b'],
];

export const teamsPerLeague = 12;

/** Returns the teams of a league; no two leagues share a team. */
export function teamsOf(leagueNo: number): TeamView[] {
  return Array.from({ length: teamsPerLeague }, (_, team) => {
    const [town, short] = towns[(leagueNo * 5 + team * 7) % towns.length] ?? towns[0];
    const animal = animals[(leagueNo * 7 + team * 3) % animals.length] ?? 'Foxes';
    return { name: `${town} ${animal}`, short, colour: colours[(leagueNo * 5 + team) % colours.length] ?? '#64748b' };
  });
}

/** Returns the strength of a team between -0.5 and 0.5. */
export const strengthOf = (team: number) => ((team * 5) % teamsPerLeague) / (teamsPerLeague - 1) - 0.5;
