/** Whether the seed is the one that was sealed before the draw: its SHA-256, both as lower-case hex. */
export async function sealHolds(commitment: string, seed: string): Promise<boolean> {
  if (!/^([0-9a-f]{2})+$/.test(seed)) return false;
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(seed));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === commitment;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}
