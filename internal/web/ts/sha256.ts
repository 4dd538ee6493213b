// SHA-256 (FIPS 180-4). The browser's own is missing where a page is a file or comes without TLS, as in a home network.

// primes are the first 64.
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);

// bits are the first 32 bits of a root's fractional part.
const bits = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const begin = primes.slice(0, 8).map((p) => bits(Math.sqrt(p)));
const keys = primes.map((p) => bits(Math.cbrt(p)));

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

export function sha256(text: Uint8Array): string {
  const padded = new Uint8Array((((text.length + 8) >> 6) + 1) << 6);
  padded.set(text);
  padded[text.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, text.length * 8);
  const sum = begin.slice();
  const w: number[] = [];
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d, e, f, g, k] = sum as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        w[i] = view.getInt32(block + 4 * i);
      } else {
        const x = w[i - 15] as number;
        const y = w[i - 2] as number;
        const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
      }
      const t1 = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (keys[i] as number) + (w[i] as number)) | 0;
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [k, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, k].forEach((x, i) => { sum[i] = ((sum[i] as number) + x) | 0; });
  }
  return sum.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
