/** How a sea is dressed. */
export interface Skin {
  /** The water from the surface to the ground. */
  water: readonly string[];
  /** Colour of light that falls in. */
  light: string;
  sand: readonly [string, string];
  /** Ridges from the far one to the near one. */
  rocks: readonly [string, string, string];
  /** Corals, from light to dark. */
  corals: readonly (readonly [string, string])[];
  weed: readonly [string, string];
  landmark: 'reef' | 'gate' | 'clam' | 'wreck' | 'ribs' | 'ruins';
  /** How strong rays and the net of light on the water are, 0 to 1. */
  glow: number;
  isNight?: true;
}

/** Colours two by two. */
function pairs(...colours: string[]): (readonly [string, string])[] {
  return colours.flatMap((light, i) => (i % 2 === 0 ? [[light, colours[i + 1] ?? light] as const] : []));
}

const skins: Readonly<Record<string, Skin>> = {
  'coral-coral-hunter': {
    water: ['#8ff3ec', '#35c3e6', '#1487cf', '#0b4f9c', '#08366f'],
    light: '255 255 235',
    sand: ['#f6dfae', '#b98a52'],
    rocks: ['#2a8fc4', '#1a6aa6', '#12487c'],
    corals: pairs('#ff9a8a', '#d8386a', '#ffc46b', '#e8681a', '#e79aff', '#8a3fc8', '#ff7ab0', '#b01a6a'),
    weed: ['#4fd88a', '#0f7a6a'],
    landmark: 'reef',
    glow: 1,
  },
  'coral-golden-koi-bay': {
    water: ['#ffeeb0', '#8fe0b8', '#2fae9e', '#11776f', '#0a4a50'],
    light: '255 236 170',
    sand: ['#f8d58a', '#a8702f'],
    rocks: ['#3f9f86', '#23766a', '#12504e'],
    corals: pairs('#ffd36b', '#e0851a', '#ff9f6b', '#d0421f', '#ffe9b0', '#d8a03a'),
    weed: ['#9fe06b', '#2a7a3a'],
    landmark: 'gate',
    glow: 0.95,
  },
  'coral-pearl-divers': {
    water: ['#d8fff4', '#7fdcf0', '#5a9cf0', '#4a5fcf', '#372f8a'],
    light: '255 245 255',
    sand: ['#ffe6f0', '#b88ab8'],
    rocks: ['#6f9fe8', '#5a72cf', '#4a4aa0'],
    corals: pairs('#ffd0e8', '#e06ab0', '#c8b0ff', '#7a4fd8', '#b0fff0', '#2fa8b8', '#fff0d0', '#e8a86b'),
    weed: ['#7fe8d0', '#2f7fb0'],
    landmark: 'clam',
    glow: 1,
  },
  'deepblue-deep-blue-battle': {
    water: ['#5fc0ff', '#2a86e6', '#124fb8', '#0a2c7c', '#061a50'],
    light: '200 235 255',
    sand: ['#8fb0d8', '#2f4a86'],
    rocks: ['#1c5fb8', '#123f88', '#0a2658'],
    corals: pairs('#6be0ff', '#1a7ac8', '#8fa8ff', '#3a4fc0', '#ffb07a', '#c8501f'),
    weed: ['#3fc8b0', '#0f5a7a'],
    landmark: 'wreck',
    glow: 0.85,
  },
  'deepblue-shark-reef': {
    water: ['#a8f5d8', '#3fc8c0', '#138a9e', '#0a566f', '#06303f'],
    light: '230 255 240',
    sand: ['#d8d0a8', '#6f7a5a'],
    rocks: ['#1f8a92', '#12626e', '#0a3f4c'],
    corals: pairs('#ffcf6b', '#d8841a', '#ff8a7a', '#b8323a', '#a8ff9a', '#2f9a4f'),
    weed: ['#5fd86b', '#0f6a4a'],
    landmark: 'ribs',
    glow: 0.9,
  },
  'deepblue-kraken-night': {
    water: ['#5a3fd0', '#3422a0', '#1f1470', '#120a48', '#080424'],
    light: '190 170 255',
    sand: ['#5a4a9a', '#1a1240'],
    rocks: ['#34218f', '#22146a', '#140a44'],
    corals: pairs('#7dfff0', '#1a8ab8', '#ff8af0', '#a01fb0', '#b8ff8a', '#2f9a5a', '#8a9aff', '#3a2fd0'),
    weed: ['#4fe0d8', '#2a2f9a'],
    landmark: 'ruins',
    glow: 0.6,
    isNight: true,
  },
};

/** The dress of a game by its code. */
export function skinOf(gameCode: string): Skin {
  const skin = skins[gameCode] ?? skins['coral-coral-hunter'];
  if (!skin) throw new Error('no skin');
  return skin;
}
