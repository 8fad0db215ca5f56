import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { starOrder } from '#app/blocks/lattice/star-order.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { tokensOf } from '../brand/tokens.ts';
import { cardGrounds } from './ground.ts';

const TEMPLATE = readFileSync(new URL('../../server/social/card.typ', import.meta.url), 'utf8');
const grounds = cardGrounds();

describe('the grounds of social cards', () => {
  it('are there for every section whose star is not the general one', () => {
    for (const { section } of SITE_MAP)
      for (const dir of ['ltr', 'rtl'])
        expect(`${section}-${dir}.svg` in grounds, section).toBe(starOrder(section) !== starOrder('general'));
    expect(grounds).toHaveProperty(['general-ltr.svg']);
  });

  it('have the size that networks show, and leave room for the words', async () => {
    const { data, info } = await sharp(Buffer.from(grounds['members-ltr.svg']!))
      .extract({ left: 72, top: 160, width: 656, height: 470 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels) colours.add(data.subarray(at, at + 3).toString('hex'));
    expect([...colours]).toEqual([tokensOf('light')('navy').slice(1)]);
    expect(await sharp(Buffer.from(grounds['general-rtl.svg']!)).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
  });

  it('carry words in the colours that pages have on navy', () => {
    for (const name of ['on-navy', 'on-navy-muted']) expect(TEMPLATE).toContain(tokensOf('light')(name));
  });
});
