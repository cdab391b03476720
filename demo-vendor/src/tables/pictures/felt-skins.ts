import type { FeltName } from '../../games/table-games.ts';

interface FeltSkin {
  /** Theme of the scene behind the table. */
  backdrop: string;
  colours: Readonly<Record<'felt-1' | 'felt-2' | 'felt-line' | 'rail-1' | 'rail-2' | 'glow' | 'cabinet-2', string>>;
}

const skin = (
  backdrop: string,
  felt: readonly [string, string],
  rail: readonly [string, string],
  glow: string,
): FeltSkin => ({
  backdrop,
  colours: {
    'felt-1': felt[0],
    'felt-2': felt[1],
    'felt-line': '#f6e3b0',
    'rail-1': rail[0],
    'rail-2': rail[1],
    glow,
    'cabinet-2': rail[1],
  },
});

/** Cloth, rail and light of the tables. */
export const feltSkins: Readonly<Record<FeltName, FeltSkin>> = {
  emerald: skin('lantern', ['#16764f', '#07382b'], ['#8a5226', '#3c1d0a'], '#ffd36b'),
  midnight: skin('space', ['#24408c', '#0d1840'], ['#5b4a86', '#1c1436'], '#9db8ff'),
  ruby: skin('phoenix', ['#8c1f33', '#3d0915'], ['#8a5226', '#35140a'], '#ffb26b'),
  lotus: skin('lotus', ['#5b3f8f', '#251546'], ['#8f5a86', '#34163a'], '#ffd9ea'),
  lantern: skin('tiger', ['#7a3f14', '#33160a'], ['#b0702c', '#4a240c'], '#ffc35c'),
  sand: skin('egypt', ['#86552a', '#3a2110'], ['#8a5226', '#35180a'], '#ffd36b'),
};
