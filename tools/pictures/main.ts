import { writeFileSync } from 'node:fs';
import { PICTURES_FOLDER, registryOf } from './registry.ts';
import { takePictures } from './screens.ts';

for (const [file, bytes] of Object.entries(await takePictures())) {
  writeFileSync(new URL(file, PICTURES_FOLDER), bytes);
  console.log(`${file}: ${Math.round(bytes.byteLength / 1000)} kB`);
}
writeFileSync(new URL('sources.ts', PICTURES_FOLDER), await registryOf(PICTURES_FOLDER));
console.log('Written to app/pictures. Look at them before they are committed.');
