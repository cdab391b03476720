import { addDays } from '@portal/shared/contract/calendar-days';

/** The birthday in a year, both as YYYY-MM-DD; 1 March for 29 February where there is none. */
export function birthdayIn(birthday: string, year: number): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const date = birthday.slice(5) === '02-29' && !isLeap ? '03-01' : birthday.slice(5);
  return `${String(year).padStart(4, '0')}-${date}`;
}

/**
 * The birthday whose gift a day is about: the last one while its days run, also across New Year, otherwise the next one.
 */
export function birthdayAround(birthday: string, today: string, giftDays: number): string {
  const year = Number(today.slice(0, 4));
  const all = [year - 1, year, year + 1].map((each) => birthdayIn(birthday, each));
  return all.find((day) => today < addDays(day, giftDays)) ?? birthdayIn(birthday, year + 1);
}

/** Whether the birthday was said long enough before the day that it is kept on. */
export function isKnownInTime(setOn: string, day: string, knownDays: number): boolean {
  return addDays(setOn, knownDays) <= day;
}
