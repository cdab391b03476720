import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import type { KeyProof } from '@portal/shared/remote/keys/browser-keys';

/** The answer of a passkey to a question of a login. */
export interface PasskeyAnswer {
  proof: KeyProof;
  /** In milliseconds, when the question was asked. */
  askedAt: number;
}

/** A question is over after two minutes. */
const questionMs = 120_000;

/** Whether an answer was refused after its question was over. */
export const cameTooLate = ({ askedAt }: PasskeyAnswer, error: unknown): boolean =>
  refusalOf(error)?.code === 'passkey_refused' && Date.now() - askedAt >= questionMs;
