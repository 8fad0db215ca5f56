import { expect, it } from 'vitest';
import type { Site } from '#app/context.ts';
import { bulkSet } from './sets.ts';

it("disclosures of a year are those of the list: of this exchange's issuers, not the exchange's own", async () => {
  const asked: unknown[] = [];
  const newest = async (filter: unknown) => (asked.push(filter), []);
  const site = { now: () => 0, store: { disclosures: { newest } } } as unknown as Site;
  const parts: unknown[] = [];
  for await (const part of bulkSet('disclosures')!.parts(site, 2026)) parts.push(part);
  const ofList = { announcementType: 'Disclosure', exchange: 'home' };
  expect(asked).toEqual([
    expect.objectContaining({ ...ofList, lang: 'en' }),
    expect.objectContaining({ ...ofList, lang: 'ar' }),
  ]);
});
