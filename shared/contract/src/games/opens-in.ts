import * as v from 'valibot';

/** Where the games of a vendor open: in the frame of the portal, or in a window of their own (docs/product.md 2.1). */
export const opensIn = v.picklist(['frame', 'popup']);
export type OpensIn = v.InferOutput<typeof opensIn>;
