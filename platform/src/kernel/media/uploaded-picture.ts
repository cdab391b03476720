import { Refusal } from '../calls/refusal.ts';
import { encodePicture } from './pictures.ts';

/** First bytes of PNG and JPEG; the picture library checks the rest. */
const heads = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from([0xff, 0xd8, 0xff])];

/** Encodes a member's picture again as WebP in base64. @throws Refusal `not_a_proof_picture`, `picture_too_large` */
export async function uploadedPicture(base64: string): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  if (!heads.some((head) => bytes.subarray(0, head.length).equals(head))) throw new Refusal('not_a_proof_picture');
  const picture = await encodePicture(bytes).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'not_a_picture' ? new Refusal('not_a_proof_picture') : error;
  });
  return Buffer.from(picture.bytes).toString('base64');
}
