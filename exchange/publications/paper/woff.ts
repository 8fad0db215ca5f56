import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

interface Table {
  tag: number;
  checksum: number;
  data: Buffer;
}

/**
 * Returns the TrueType font inside a WOFF 1.0 file (W3C recommendation, sections 3 to 5): its tables are stored one by
 * one, deflated where that is shorter. The typesetter only reads bare fonts. Throws RangeError for another kind of
 * file.
 */
export function fontOfWoff(woff: Buffer): Buffer {
  if (woff.length < HEADER_BYTES || woff.readUInt32BE(0) !== SIGNATURE)
    throw new RangeError('This is no WOFF 1.0 font.');
  return sfnt(woff.readUInt32BE(4), tablesOf(woff));
}

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const entry = HEADER_BYTES + i * ENTRY_BYTES;
    const [offset, stored, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const raw = woff.subarray(offset, offset + stored);
    const data = stored < length ? inflateSync(raw) : raw;
    return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), data };
  });
}

function sfnt(flavour: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * tables.length);
  const powerOfTwo = 2 ** Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(powerOfTwo * 16, 6);
  head.writeUInt16BE(Math.log2(powerOfTwo), 8);
  head.writeUInt16BE((tables.length - powerOfTwo) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, i) => {
    [tag, checksum, offset, data.length].forEach((word, at) =>
      head.writeUInt32BE(word, SFNT_HEADER_BYTES + i * SFNT_ENTRY_BYTES + at * 4),
    );
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
