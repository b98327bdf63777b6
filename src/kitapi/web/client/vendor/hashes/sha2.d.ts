/** What the client uses of @noble/hashes. */
export interface Hash { (message: Uint8Array): Uint8Array; readonly outputLen: number }
export const sha256: Hash;
