// Makes a screenshot small: PNG with a palette of 256 colors, enough except for the edges of letters.

import * as zlib from "node:zlib"; // zlib.crc32 is missing in early versions of Node 20; only screenshots need it

const most = 256; // colors of a palette

// paletted converts an 8-bit RGB or RGBA PNG, as browsers make them, to a palette.
export function paletted(png: Buffer): Buffer {
  const { width, height, pixels } = decoded(png);
  const colors = palette(pixels);
  const nearest = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height); // each row starts with a 0: no filter
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = pixels[y * width + x]!;
      let n = nearest.get(color);
      if (n === undefined) nearest.set(color, (n = nearestOf(colors, color)));
      rows[y * (width + 1) + 1 + x] = n;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8); // 8 bits, with a palette
  const plte = Buffer.from(colors.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]));
  return Buffer.concat([png.subarray(0, 8), chunk("IHDR", head), chunk("PLTE", plte), chunk("IDAT", zlib.deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(name, 4, "latin1");
  data.copy(out, 8);
  out.writeUInt32BE(zlib.crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

// decoded returns the pixels of a PNG as 0xRRGGBB.
function decoded(png: Buffer): { width: number; height: number; pixels: Uint32Array } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bytes = { 2: 3, 6: 4 }[png[25]!]; // bytes of a pixel, by color type
  if (png[24] !== 8 || !bytes || png[28] !== 0) throw new Error("want a PNG of 8-bit RGB or RGBA, not interlaced");
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = zlib.inflateSync(Buffer.concat(data));
  const line = width * bytes;
  const pixels = new Uint32Array(width * height);
  let above: Uint8Array = new Uint8Array(line);
  for (let y = 0; y < height; y++) {
    const row = raw.subarray(y * (line + 1) + 1, (y + 1) * (line + 1));
    unfilter(raw[y * (line + 1)]!, row, above, bytes);
    for (let x = 0; x < width; x++) pixels[y * width + x] = (row[x * bytes]! << 16) | (row[x * bytes + 1]! << 8) | row[x * bytes + 2]!;
    above = row;
  }
  return { width, height, pixels };
}

function unfilter(kind: number, row: Uint8Array, above: Uint8Array, bytes: number): void {
  for (let i = 0; i < row.length; i++) {
    const a = row[i - bytes] ?? 0;
    const b = above[i]!;
    const c = i < bytes ? 0 : above[i - bytes]!;
    row[i] = row[i]! + [0, a, b, (a + b) >> 1, paeth(a, b, c)][kind]!;
  }
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

// palette returns the most frequent colors and skips colors that are almost equal.
function palette(pixels: Uint32Array): number[] {
  const met = new Map<number, number>();
  for (const p of pixels) met.set(p, (met.get(p) ?? 0) + 1);
  const out: number[] = [];
  const taken = new Set<number>();
  for (const [color] of [...met].sort((a, b) => b[1] - a[1])) {
    const like = (color >> 3) & 0x1f1f1f;
    if (taken.has(like)) continue;
    taken.add(like);
    out.push(color);
    if (out.length === most) break;
  }
  return out;
}

function nearestOf(colors: number[], c: number): number {
  let best = 0;
  let least = Infinity;
  colors.forEach((p, i) => {
    const off = ((p >> 16) - (c >> 16)) ** 2 + (((p >> 8) & 255) - ((c >> 8) & 255)) ** 2 + ((p & 255) - (c & 255)) ** 2;
    if (off < least) [best, least] = [i, off];
  });
  return best;
}
