import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FACES, type Face } from './faces.ts';
import { lettersOf } from './letters.ts';

// Subsets the fonts to the letters that the site's languages use: a third of the bytes. A font already subset from the
// same file in the same way is left unchanged.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'app', 'styles', 'compiled');

async function cut({ name, source, letters, features, hinted }: Face): Promise<void> {
  const whole = readFileSync(join(ROOT, 'node_modules', source));
  const text = lettersOf(letters);
  const stamp = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([text, features, hinted]))
    .digest('hex');
  const [file, stampFile] = [join(FOLDER, name), join(FOLDER, `${name}.from`)];
  if (existsSync(file) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: !hinted } as const;
  writeFileSync(file, await subsetFont(whole, text, options));
  writeFileSync(stampFile, stamp);
}

mkdirSync(FOLDER, { recursive: true });
for (const face of FACES) await cut(face);
