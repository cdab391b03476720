import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id, which is the library's default kind: 19 MiB, two passes, one lane.
const fullCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = fullCost;

/**
 * Makes the hashes of this process cost next to nothing: for tests, in which they take a quarter of the processors. A hash
 * carries its own cost, so all kinds match.
 */
export function cheapenPasswords(): void {
  cost = { ...fullCost, memoryCost: 256, timeCost: 1 };
}

/** Normalises a password, since a phone and a computer may compose it differently, or type it in another width. */
const normalised = (password: string) => password.normalize('NFKC');

/** Returns the argon2id hash of a password, in PHC text. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), cost);
}

let hashOfNobody: Promise<string> | undefined;

/**
 * True if the password matches the hash. Without a hash (unknown account) it verifies against a dummy hash, so that the
 * time of the answer does not reveal whether the account exists.
 */
export async function passwordMatches(password: string, storedHash: string | undefined): Promise<boolean> {
  hashOfNobody ??= hashPassword(crypto.randomUUID());
  const against = storedHash ?? (await hashOfNobody);
  // Older hashes were made of the NFC form, which differs for a few characters only.
  const forms = new Set([normalised(password), password.normalize('NFC')]);
  for (const form of forms) if (await verify(against, form)) return storedHash !== undefined;
  return false;
}
