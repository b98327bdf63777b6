/** Random numbers, from the browser's cryptographic generator only. */

/** Random bytes in hexadecimal. @param {number} bytes */
export function randomHex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
