import { beforeAll, expect, it } from 'vitest';
import type { Offering } from '#domain/offering.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import { nextText } from './offering-words.ts';

beforeAll(() => registerCatalog('en', CATALOGS.en));

const DAYS = { priced: '2026-11-18', allotted: null, refunded: null, listed: null };
const OFFERING = { days: DAYS, tranches: [], withdrawn: null } as unknown as Offering;
const textOn = (today: string) => nextText(OFFERING, { phase: 'closed', today }, 'en');

it('a day that has passed without its announcement is no longer promised', () => {
  expect(textOn('2026-11-18')).toBe('Subscription has closed. The final price is due on 18 Nov, 2026.');
  expect(textOn('2026-11-19')).toBe(
    'Subscription has closed. The final price is due on 18 Nov, 2026. That day has passed and we have no announcement yet.',
  );
});
