import { addDays } from '@portal/shared/contract/time/calendar-days';

/** Returns the birthday in a year, both YYYY-MM-DD; 1 March for 29 February outside leap years. */
export function birthdayIn(birthday: string, year: number): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const date = birthday.slice(5) === '02-29' && !isLeap ? '03-01' : birthday.slice(5);
  return `${String(year).padStart(4, '0')}-${date}`;
}

/** Returns the birthday of a gift: the last one while its days run, also across New Year, otherwise the next one. */
export function birthdayAround(birthday: string, today: string, giftDays: number): string {
  const year = Number(today.slice(0, 4));
  const all = [year - 1, year, year + 1].map((each) => birthdayIn(birthday, each));
  return all.find((day) => today < addDays(day, giftDays)) ?? birthdayIn(birthday, year + 1);
}

/** Whether the birthday was set long enough before its day. */
export function isKnownInTime(setOn: string, day: string, knownDays: number): boolean {
  return addDays(setOn, knownDays) <= day;
}
