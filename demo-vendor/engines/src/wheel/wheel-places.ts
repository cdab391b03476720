/** Multiples of the stake, clockwise from the flag: 24 of 2, 16 of 3, 6 of 8, 3 of 16 and one of 48. */
export const wheelPlaces = [
  48, 3, 2, 8, 3, 2, 2, 3, 16, 2, 3, 8, 2, 3, 2, 2, 2, 3, 2, 3, 8, 2, 2, 3, 2, 16, 3, 2, 8, 3, 2, 2, 3, 2, 2, 3, 8, 2,
  3, 2, 2, 16, 3, 2, 3, 8, 2, 2, 3, 2,
];
