import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { asWebp, withScreenshots } from './page-shot.ts';
import { SCREEN_BYTES_MAX, SCREENS, SCREENS_FOLDER } from './screens.ts';

mkdirSync(SCREENS_FOLDER, { recursive: true });
await withScreenshots(async (shoot) => {
  for (const [file, shot] of SCREENS) {
    const picture = await asWebp(await shoot(shot), SCREEN_BYTES_MAX);
    writeFileSync(new URL(file, SCREENS_FOLDER), picture);
    console.log(`${file}: ${Math.round(picture.byteLength / 1000)} kB`);
  }
});
for (const file of readdirSync(SCREENS_FOLDER)) if (!SCREENS.has(file)) rmSync(new URL(file, SCREENS_FOLDER));
console.log('Written to docs/screens. Look at them before they are committed.');
