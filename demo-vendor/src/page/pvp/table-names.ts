const first = [
  ...['Amber', 'Jade', 'Silver', 'Scarlet', 'Quiet', 'Lucky', 'Misty', 'Golden'],
  ...['Swift', 'Gentle', 'Bold', 'Merry', 'Velvet', 'Clever', 'Sunny', 'Moonlit'],
];
/** Each has a picture of its own in `art/icons.ts`. */
const second = [
  ...['Panda', 'Koi', 'Tiger', 'Lotus', 'Phoenix', 'Dragon', 'Lantern', 'Moon'],
  ...['Star', 'Feather', 'Compass', 'Crown', 'Scarab', 'Planet', 'Drum', 'Leaf'],
];

/** What a player is called at the tables; players do not see each other's accounts. */
export const tableName = (number: number) => `${first[number % 16]} ${nounOf(number)}`;

export const nounOf = (number: number) => second[Math.floor(number / 16) % 16] ?? 'Panda';
