import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { DRAFT } from '../disk-cache.ts';
import { singleFlight } from '../single-flight.ts';

/**
 * Compresses files of a folder, each once, beside the file: `name.csv` → `name.csv.gz`. Returns null when that is not
 * possible.
 */
export function zippedIn(
  dir: string,
  makeRoom: (added: number) => Promise<void>,
): (name: string) => Promise<string | null> {
  const shared = singleFlight<string | null>();

  async function zip(name: string): Promise<string> {
    const zipped = `${name}.gz`;
    if (await stat(join(dir, zipped)).then(Boolean, () => false)) return zipped;
    const draft = join(dir, `${zipped}.${randomUUID()}${DRAFT}`);
    try {
      const gzip = createGzip({ level: constants.Z_BEST_COMPRESSION });
      await pipeline(createReadStream(join(dir, name)), gzip, createWriteStream(draft));
      const { size } = await stat(draft);
      await rename(draft, join(dir, zipped));
      await makeRoom(size);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return zipped;
  }

  // Without the compressed file, for example on a full disk, the plain file is answered.
  return (name) => shared(name, () => zip(name).catch(() => null));
}
