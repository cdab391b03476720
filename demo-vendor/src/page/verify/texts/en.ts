/** Texts of these pages, by where they stand. `{name}` is filled in. */
export const en = {
  'round.seed': 'The seed is the one that was committed to',
  'round.before': 'The commitment was told to this page before the stake',
  'round.win': 'The seeds lead to the win that was paid',
  'round.minor': '{win} minor units',
  'shots.caught': '{fish}: caught, {pays}×',
  'shots.swam': '{fish}: swam on',
  'page.holds': '✓ Holds',
  'page.holds_not': '✕ Does not hold',
  'page.back': '‹ Back to the game',
  'page.title': 'Round, counted again',
  'page.good': 'Your browser has drawn this round again from its seeds and came to the same result.',
  'page.bad': 'Your browser came to another result. Please tell the support of the portal the id of this round.',
  'page.game': 'Game',
  'page.round': 'Round',
  'page.at': 'Played at',
  'page.stake': 'Stake',
  'page.win': 'Win',
  'page.server_seed': 'Server seed',
  'page.client_seed': 'Client seed',
  'page.choice': 'Choice',
  'page.shot': 'Shot {no}',
  'page.decisions': 'Decisions',
  'page.how':
    'Chance is the stream HMAC-SHA-256 of client seed and block number under the server seed, cut into 32-bit numbers; numbers in the uneven tail are passed over. The hash of the server seed is told before the stake, the seed itself after the round.',
  'page.none': 'There is no proof of this round yet. A round is told when it is over.',
} as const;

export type Texts = Readonly<Record<keyof typeof en, string>>;
