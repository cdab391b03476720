import { madePassword } from './made-password.rules.ts';

test('contains letters and digits for any random draw', () => {
  for (const drawn of [0, 1, 7, 45, 53]) {
    const password = madePassword(12, (below) => drawn % below);
    expect(password).toMatch(/^(?=.*[a-zA-Z])(?=.*\d)[a-zA-Z\d]{12}$/);
  }
});

test('uses every random draw', () => {
  let drawn = 0;
  expect(madePassword(6, (below) => drawn++ % below)).not.toBe(madePassword(6, () => 0));
});
