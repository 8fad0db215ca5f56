import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TEXTS = [
  ...readdirSync('messages/ar').map((name) => `messages/ar/${name}`),
  ...readdirSync('content/ar', { recursive: true }).map((name) => `content/ar/${String(name)}`),
].filter((path) => /\.(?:po|md)$/.test(path));
/** "For", "with", "as" or "the" with a tatweel, because there is no word to attach it to. */
const STRETCHED = /(?<!\p{L})[وف]?(?:[لبك]|ال)\u0640[^"\n]{0,30}/gu;

it('Arabic has no clitic that is stretched to stand before a figure or a Latin name', () => {
  expect(TEXTS.flatMap((path) => readFileSync(path, 'utf8').match(STRETCHED) ?? [])).toEqual([]);
});
