import type { Hash } from "./sha2.js";
export function hmac(hash: Hash, key: Uint8Array, message: Uint8Array): Uint8Array;
