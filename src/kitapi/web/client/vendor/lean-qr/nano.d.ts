/** What the client uses of lean-qr. */
export interface Bitmap2D { readonly size: number; get(x: number, y: number): boolean }
/** Throws an error if the text is too long for a QR code. */
export function generate(text: string, options?: { readonly minCorrectionLevel?: number }): Bitmap2D;
export const correction: { readonly L: number; readonly M: number; readonly Q: number; readonly H: number };
