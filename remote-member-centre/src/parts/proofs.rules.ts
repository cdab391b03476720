/** Specification 5: PNG or JPEG, at most 5 MB each, at most three. */
export const proofsAtMost = 3;
export const proofTypes: readonly string[] = ['image/png', 'image/jpeg'];
const proofBytes = 5 * 1024 * 1024;

export type ProofProblem = 'type' | 'size' | 'count';

/** Why a file cannot be a proof beside so many others; its content is judged by the platform. */
export function proofProblem({ type, size }: Pick<File, 'type' | 'size'>, others: number): ProofProblem | undefined {
  if (!proofTypes.includes(type)) return 'type';
  if (size > proofBytes) return 'size';
  return others >= proofsAtMost ? 'count' : undefined;
}
