/** Texts of these pages, by key; ICU messages. */
export const en = {
  'rules.chance': '1 catch in {shots} shots',
  'rules.title': 'Rules and paytable',
  'rules.return': 'Return to player {percent}',
  'rules.exact': ' (exact for every shot)',
  'rules.keys':
    'Tap or hold the water to shoot. On a keyboard, the arrow keys turn the cannon or pick the next fish when locked on, Space shoots, plus and minus change the cannon, A shoots automatically, L locks on.',
  'rules.fair':
    'Catches are drawn on the server, not by the fish you see. The seal of the next seed is shown before you shoot, and you can verify every round from the history. Shots that cannot be confirmed are refunded.',
  'main.history': 'History',
  'aim.range': '{least}× to {most}×',
  'aim.at': 'Aiming at {fish}, {pays}',
  'aim.free': 'Free aim.',
  'boss.pays': 'pays up to {times}×',
  'boss.comes': '{fish} is here. It pays up to {times} times the cannon.',
  'catch.some': 'Catch',
  'catch.count': '{caught, plural, one {A catch} other {# catches}}',
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
    'Arrow keys turn the cannon, Space shoots, plus and minus change its value, A shoots automatically, L locks on to a fish.',
  'sea.label': '{gameName} aquarium. {keys}',
  'refused.too_fast': 'You can fire at most ten shots a second.',
  'refused.insufficient_balance': 'Your balance is too low for these shots.',
  'limit.below_minimum': 'The smallest cannon is {limit}.',
  'limit.above_maximum': 'The largest cannon is {limit}.',
  'refused.given_back': '{why} The shots were refunded.',
  'refused.poor': 'Your balance is too low for this cannon. Choose a smaller one.',
} as const;

export type Texts = Readonly<Record<keyof typeof en, string>>;
