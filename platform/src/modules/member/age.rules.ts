const eldest = 120;

/**
 * Whole years on a day, both as YYYY-MM-DD. Who was born on 29 February grows older on 1 March where there is none.
 * Undefined for a birthday that is to come, and for one that nobody living has.
 */
export function ageOn(birthday: string, today: string): number | undefined {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  const age = today.slice(5) < birthday.slice(5) ? years - 1 : years;
  return age < 0 || age > eldest ? undefined : age;
}
