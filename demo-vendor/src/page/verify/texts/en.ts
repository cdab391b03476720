/** Texts of these pages, by key; ICU messages. */
export const en = {
  'round.seed': 'The seed matches the commitment',
  'round.before': 'This page received the commitment before the stake',
  'round.win': 'The seeds give the win that was paid',
  'round.minor': '{win} minor units',
  'shots.caught': '{fish}: caught, {pays}×',
  'shots.swam': '{fish}: swam on',
  'page.holds': '✓ Matches',
  'page.holds_not': '✕ Does not match',
  'page.back': '‹ Back to the game',
  'page.title': 'Round verification',
  'page.good': 'Your browser replayed this round from its seeds and got the same result.',
  'page.bad': 'Your browser got a different result. Please send the round ID to us.',
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
    'Random numbers come from HMAC-SHA-256 of client seed and block number, keyed with the server seed and cut into 32-bit numbers; numbers in the uneven tail are skipped. The hash of the server seed is published before the stake, the seed itself after the round.',
  'page.none': 'There is no proof of this round yet. The proof is published when the round is over.',
} as const;

export type Texts = Readonly<Record<keyof typeof en, string>>;
