import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import sharp from 'sharp';

export const PICTURES_FOLDER = new URL('../../app/pictures/', import.meta.url);
const PICTURE = /\.(png|jpg|webp)$/;

/** `sources.ts` of the folder: every picture in it with its size and the hash in its address. */
export async function registryOf(folder: URL): Promise<string> {
  const files = readdirSync(folder)
    .filter((file) => PICTURE.test(file))
    .sort();
  const entries = await Promise.all(files.map((file) => entryOf(file, readFileSync(new URL(file, folder)))));
  return `// Written by tools/pictures: what the files beside it are.\nexport const SOURCES = {\n${entries.join('')}} as const;\n`;
}

async function entryOf(file: string, bytes: Buffer): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return `  '${parse(file).name}': { file: '${file}', width: ${width}, height: ${height}, hash: '${hash}' },\n`;
}
