/** Texts of these pages, by where they stand. `{name}` is filled in. */
export const en = {
  'rules.chance': '1 catch in {shots} shots',
  'rules.title': 'Rules and paytable',
  'rules.return': 'Return to player {percent} %',
  'rules.exact': ' (exact, of every shot)',
  'rules.keys':
    'Touch the water or hold it to shoot. By keyboard: arrows turn the cannon or choose the next fish of a locked one, Space shoots, plus and minus change the cannon, A shoots by itself, L locks.',
  'rules.fair':
    'Catches are drawn on the server; the fish you see do not decide them. The seal of the next seed is known before you shoot, and every round can be counted again from the history. Shots that cannot be confirmed are given back.',
  'main.history': 'History',
  'aim.range': '{least}× to {most}×',
  'aim.at': 'Aiming at {fish}, {pays}',
  'aim.free': 'The cannon aims freely.',
  'boss.pays': 'pays up to {times}×',
  'boss.comes': '{fish} comes in. It pays up to {times} times the cannon.',
  'catch.some': 'Catch',
  'catch.one': 'A catch',
  'catch.more': '{caught} catches',
  'dock.balance': 'Balance',
  'dock.returned': 'Last return',
  'dock.cannon': 'Cannon',
  'dock.smaller': 'Smaller cannon',
  'dock.larger': 'Larger cannon',
  'dock.lock': 'Lock',
  'dock.next': 'Next fish',
  'dock.auto': 'Auto',
  'dock.shoot': 'Shoot',
  'sea.keys':
    'Arrow keys turn the cannon, Space shoots, plus and minus change its value, A shoots by itself, L locks on a fish.',
  'sea.label': 'Aquarium of {gameName}. {keys}',
  'refused.too_fast': 'That was more than ten shots in a second.',
  'refused.insufficient_balance': 'Your balance is not sufficient for these shots.',
  'limit.below_minimum': 'The smallest cannon is {limit}.',
  'limit.above_maximum': 'The largest cannon is {limit}.',
  'refused.given_back': '{why} The shots were given back.',
  'refused.poor': 'Your balance is not sufficient for this cannon. Choose a smaller one.',
} as const;

export type Texts = Readonly<Record<keyof typeof en, string>>;
