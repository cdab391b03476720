/** A silhouette of 400 x 96 at the end of a band, in layers: far things, near ones, lines, and transparent holes. */
export type Scene = readonly { look: 'far' | 'near' | 'line' | 'hole'; path: string }[];

/** Limestone islands and a junk under sail. */
const north: Scene = [
  {
    look: 'far',
    path: 'M120 96c4-30 12-44 22-46 12 2 14 20 20 30 6-34 16-58 30-60 14 4 16 36 24 52 6-18 14-28 24-30 12 6 14 32 22 54z',
  },
  { look: 'far', path: 'M300 96c4-36 14-56 26-58 14 4 14 30 20 40 8-20 16-28 26-30 12 6 20 26 28 48z' },
  { look: 'near', path: 'M236 82h64l-10 12h-44zM262 80V30c16 8 24 28 24 48zM256 80V38c-14 8-18 24-16 40z' },
];

/** The dragon over the bridge, and lanterns. */
const central: Scene = [
  { look: 'far', path: 'M110 96c30-26 54-34 84-20 22-22 50-30 78-8 30-16 72-12 128 28z' },
  { look: 'line', path: 'M150 84c20-44 42-44 60-8 18-44 46-44 64-4 16-34 38-38 58-14' },
  {
    look: 'near',
    path: 'M330 56l16-8-4 10 12 2-12 6 2 8-14-6zM130 84h270v5H130zM170 89h6v7h-6zM250 89h6v7h-6zM330 89h6v7h-6z',
  },
  {
    look: 'near',
    path: 'M196 10h2v10h-2zM186 20h22c6 8 6 16 0 24h-22c-6-8-6-16 0-24zM288 4h2v8h-2zM280 12h18c5 7 5 13 0 20h-18c-5-7-5-13 0-20z',
  },
];

/** The market's clock tower, palms and a boat of the delta. */
const south: Scene = [
  { look: 'far', path: 'M150 96V62h36V40h4V28l16-10 16 10v12h4v22h36v34z' },
  { look: 'hole', path: 'M206 32a8 8 0 1 1 0 16 8 8 0 0 1 0-16z' },
  {
    look: 'line',
    path: 'M306 96c-2-22-2-34 4-50m0 0c-12-8-22-6-28 4m28-4c2-12 12-16 22-12m-22 12c12-2 18 4 20 14m-20-14c-8 2-12 8-12 16',
  },
  { look: 'line', path: 'M356 96c0-16 0-26 4-36m0 0c-8-8-16-6-20 2m20-2c4-10 12-10 18-6m-18 6c10 0 14 6 14 12' },
  { look: 'near', path: 'M222 84c28 8 54 8 86-2-6 10-14 14-26 14h-38c-12 0-18-4-22-12zM252 80c2-10 24-10 28 0z' },
];

/** Balls on their way, fast. */
const fast: Scene = [
  { look: 'line', path: 'M120 30h70M96 52h84M140 74h60M250 20h26M262 78h30' },
  { look: 'near', path: 'M226 24a24 24 0 1 1 0 48 24 24 0 0 1 0-48z' },
  { look: 'far', path: 'M316 10a20 20 0 1 1 0 40 20 20 0 0 1 0-40zM362 46a18 18 0 1 1 0 36 18 18 0 0 1 0-36z' },
  {
    look: 'hole',
    path: 'M226 34a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM316 20a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM362 55a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  },
];

/** Temples by the river. */
const temples: Scene = [
  {
    look: 'far',
    path: 'M130 96c2-12 10-20 20-22 2-14 6-24 8-46 2 22 6 32 8 46 10 2 18 10 20 22zM330 96c2-14 10-22 20-24 2-12 6-24 8-44 2 20 6 32 8 44 10 2 18 10 20 24z',
  },
  { look: 'near', path: 'M206 96V78h-10l14-14h-6l18-18h-6l22-26 4-16 4 16 22 26h-6l18 18h-6l14 14h-10v18z' },
  { look: 'line', path: 'M100 92h20M290 88h26M386 92h14' },
];

/** Tickets in the wind, and stars. */
const tickets: Scene = [
  { look: 'near', path: 'M180 32l86-16 4 20a7 7 0 0 0 3 14l4 18-86 16-4-18a7 7 0 0 0-3-14z' },
  { look: 'far', path: 'M286 18l80 22-5 18a7 7 0 0 0-4 14l-5 16-80-22 5-16a7 7 0 0 0 4-14z' },
  { look: 'hole', path: 'M226 30l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z' },
  {
    look: 'near',
    path: 'M140 20l3 8 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM380 10l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1zM150 70l2 6 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1z',
  },
];

/** Scene and tint of a group of the menu; an unknown group has the balls. */
export const regionScenes: Readonly<Record<string, { tint: string; scene: Scene }>> = {
  VN_NORTH: { tint: 'var(--tint-fish)', scene: north },
  VN_CENTRAL: { tint: 'var(--tint-live)', scene: central },
  VN_SOUTH: { tint: 'var(--tint-sports)', scene: south },
  FAST: { tint: 'var(--tint-esports)', scene: fast },
  SEA: { tint: 'var(--tint-cockfight)', scene: temples },
  INSTANT: { tint: 'var(--tint-cards)', scene: tickets },
};

export const otherScene = { tint: 'var(--tint-lottery)', scene: fast };
