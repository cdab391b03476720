const eldest = 120;

/**
 * Computes the age in whole years on a day, both YYYY-MM-DD; 29 February counts on 1 March outside leap years.
 * Undefined for a future birthday, or one older than anybody living.
 */
export function ageOn(birthday: string, today: string): number | undefined {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  const age = today.slice(5) < birthday.slice(5) ? years - 1 : years;
  return age < 0 || age > eldest ? undefined : age;
}
