import { expect, it } from 'vitest';
import { messages as english } from './compiled/en.ts';
import { listText } from './list-text.ts';
import { registerCatalog, textOf } from './text.tsx';

registerCatalog('en', english);

it.each([
  [['Funds', 'Government bodies'], 'Funds, government bodies'],
  [['Other nationalities', 'GCC citizens', 'Arabs'], 'Other nationalities, GCC citizens, Arabs'],
  [['Email', 'eServices', 'Service counter'], 'Email, eServices, service counter'],
  [['صناديق', 'جهات حكومية'], 'صناديق, جهات حكومية'],
  [[], ''],
])('a list begins with the one capital of its kinds: %j', (names, text) => {
  expect(listText(textOf('en'), names)).toBe(text);
});
