import { statSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { offeredWidths, PICTURES, pictureAddress, pictureSet, type PictureId } from '#app/pictures/pictures.ts';
import { PICTURES_FOLDER, registryOf } from './registry.ts';

describe('the registry of pictures', () => {
  it('says of every file what it is: write it again with tools/pictures after a change', async () => {
    const written = readFileSync(new URL('sources.ts', PICTURES_FOLDER), 'utf8');
    expect(written).toBe(await registryOf(PICTURES_FOLDER));
  });

  it('holds small files: the repository keeps every one of them for ever', () => {
    for (const { file } of Object.values(PICTURES))
      expect(statSync(new URL(file, PICTURES_FOLDER)).size, file).toBeLessThan(64_000);
  });

  it('offers a picture at the listed widths up to its own', () => {
    expect(offeredWidths({ width: 780 })).toEqual([320, 640, 768]);
    expect(offeredWidths({ width: 4_000 })).toEqual([320, 640, 768, 1024, 1280, 1536]);
    expect(offeredWidths({ width: 200 })).toEqual([320]);
  });

  it('gives every width an address that changes with the picture', () => {
    for (const id of Object.keys(PICTURES) as PictureId[]) {
      const addresses = pictureSet(id).split(', ');
      expect(addresses).toHaveLength(offeredWidths(PICTURES[id]).length);
      expect(addresses[0]).toBe(`${pictureAddress(id, 320)} 320w`);
      expect(addresses[0]).toContain(PICTURES[id].hash);
    }
  });
});
