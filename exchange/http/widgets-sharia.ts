import type { ShariaListing, ShariaMember } from '#upstream/wire/sharia.ts';
import { shariaMembers, shariaQuarters } from '../publications/sharia.ts';
import { SISTERS } from '../issuers/sister.ts';
import type { World } from '../world.ts';
import { exchangeLabel } from './roster.ts';
import type { Form } from './widgets.ts';

const REMARKS = { en: 'Shari’a Compliance', ar: 'متوافق مع أحكام الشريعة' };

export function shariaListing(world: World): ShariaListing[] {
  return shariaQuarters(world.now()).map(({ year, quarter, end }) => ({
    year,
    quarter,
    date: end,
    exchanges: [true, false].map((home) => exchangeLabel(world.identity, 'sharia', home, 'en')),
  }));
}

export function shariaListingDetails(world: World, form: Form): ShariaMember[] {
  const quarter = shariaQuarters(world.now()).find(
    (one) => one.year === Number(form.get('year')) && one.quarter === Number(form.get('quarter')),
  );
  if (!quarter) return [];
  const members =
    form.get('exchange').toLowerCase() === exchangeLabel(world.identity, 'sharia', false, 'en').toLowerCase()
      ? SISTERS.filter(({ kind, listed }) => kind !== 'etf' && listed <= quarter.end)
      : shariaMembers(world.issuers(), quarter);
  return members.map(({ symbol, name }) => ({ symbol, name: name[form.lang], remarks: REMARKS[form.lang] }));
}
