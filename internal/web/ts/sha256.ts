// SHA-256 (FIPS 180-4). The browser's own is missing in pages loaded from a file or without TLS, as in a home network.

// primes are the first 64.
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);

// fraction returns the first 32 bits of the fractional part of a root.
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const initial = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const constants = primes.map((p) => fraction(Math.cbrt(p)));

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

export function sha256(text: Uint8Array): string {
  const padded = new Uint8Array((((text.length + 8) >> 6) + 1) << 6);
  padded.set(text);
  padded[text.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, text.length * 8);
  const sum = initial.slice();
  const w: number[] = [];
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d, e, f, g, k] = sum as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        w[i] = view.getInt32(block + 4 * i);
      } else {
        const x = w[i - 15] as number;
        const y = w[i - 2] as number;
        const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
        const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
        w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
      }
      const t1 = (k + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + (constants[i] as number) + (w[i] as number)) | 0;
      const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [k, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, k].forEach((x, i) => { sum[i] = ((sum[i] as number) + x) | 0; });
  }
  return sum.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
