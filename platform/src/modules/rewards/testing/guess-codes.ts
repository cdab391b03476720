import assert from 'node:assert/strict';
import { codesOf } from './count-codes.ts';
import type { PromoCodeHarness } from './promo-code-harness.ts';

/** Has one member guess so many codes from as many addresses, half of them at once; twenty are looked up. */
export async function guessCodes(promo: PromoCodeHarness, many: number): Promise<{ waitSeconds: number }> {
  const id = await promo.open({ code: `SECRET${many}` });
  const guesser = await promo.member(`guesser${many}`);
  const guess = (no: number) =>
    promo.redeem(guesser, `GUESS${no}`, undefined, `10.0.${Math.floor(no / 250)}.${no % 250}`);
  const answers = [];
  for (let from = 0; from < many; from += many / 2)
    answers.push(...(await Promise.all(Array.from({ length: many / 2 }, (_, no) => guess(from + no)))));
  assert.deepEqual(codesOf(answers), { promo_code_unknown: 20, too_many_requests: many - 20 });
  const stopped = await promo.redeem(guesser, `SECRET${many}`);
  assert.deepEqual(
    [stopped.status, stopped.code],
    [429, 'too_many_requests'],
    'the right code answers like a wrong one',
  );
  assert.equal((await promo.campaign(id)).used, 0);
  return { waitSeconds: Number(stopped.headers['retry-after']) };
}
