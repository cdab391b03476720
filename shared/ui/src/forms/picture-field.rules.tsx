/** docs/product.md 5: PNG or JPEG, at most 5 MB each, at most three. */
export const picturesAtMost = 3;
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg'];
const pictureBytes = 5 * 1024 * 1024;

export type PictureProblem = 'type' | 'size' | 'count';

/** Why a file cannot be added to this many others; the platform checks its content. */
export function pictureProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  others: number,
): PictureProblem | undefined {
  if (!pictureTypes.includes(type)) return 'type';
  if (size > pictureBytes) return 'size';
  return others >= picturesAtMost ? 'count' : undefined;
}
