/** Bytes of the body that carries a proof: a picture of 5 MB in base64, and what stands around it. */
export const proofBodyLimit = 7_200_000;
