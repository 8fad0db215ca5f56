import { expect, it } from 'vitest';
import type { Bulletin } from '#domain/bulletin.ts';
import { bulletinOf } from '#domain/bulletin-of.ts';
import { anyBulletinPeriod } from '#domain/bulletin-period.ts';
import { integer, twoDecimals } from '#domain/number.ts';
import { sampleMarket } from '#domain/sample-bulletin.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { exchange } from '#exchange.config.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import { bulletinPaper } from '#app/exports/bulletin-paper.ts';
import type { Site } from '#app/context.ts';
import { createPdfEngine } from '../documents/pdf.ts';
import { structureOf } from './test-structure.ts';
import { typesetPaper } from './typeset-paper.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const YEARLY = bulletinOf(anyBulletinPeriod('2025')!, sampleMarket('2023-05-09', '2025-12-31'))!;
const setIn = (locale: 'en' | 'ar', bulletin: Bulletin) => {
  const site = { locale, exchange, live: { clock: () => ({ simulated: true }) } } as unknown as Site;
  return typesetPaper(bulletinPaper(bulletin, site, { name: 'N', address: 'https://example.org', asOf: 'N' }));
};
const drawingsOf = async (bytes: Buffer) =>
  (await structureOf(bytes)).flat().filter((type) => type.startsWith('Figure'));

it.each(['en', 'ar'] as const)(
  'in %s the paper of a year has its months, its years and what its drawings show',
  async (locale) => {
    const bytes = await setIn(locale, YEARLY);
    const facts = (await createPdfEngine()).read(bytes);
    const text = facts.kind === 'read' ? facts.pages.map((page) => page.text).join(' ') : '';
    const { months, years, extremes } = YEARLY.sections;
    for (const { value } of [...months!, ...years!, ...extremes!])
      expect(text).toContain(integer(divideRounded(value!, 1_000)));
    const drawings = await drawingsOf(bytes);
    expect(drawings).toHaveLength(3);
    const highest = Math.max(...months!.map(({ dayValue }) => dayValue!));
    expect(drawings[0]).toContain(twoDecimals(divideRounded(highest, 1_000_000)));
  },
);

it('a bulletin of before there were months is set without them and without their line', async () => {
  const { months: _months, years: _years, extremes: _extremes, ...sections } = YEARLY.sections;
  expect(await drawingsOf(await setIn('en', { ...YEARLY, sections }))).toHaveLength(2);
});
