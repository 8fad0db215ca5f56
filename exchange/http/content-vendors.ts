import { marketInstant } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Vendor } from '#domain/vendor.ts';
import type { SfVendor } from '#upstream/calls/content/vendors.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { vendorsBy } from '../members/vendors.ts';
import type { World } from '../world.ts';
import { item } from './content-item.ts';

/** Ours: trading systems of registered vendors as of today. */
export function vendorItems(world: World, lang: Locale): SfVendor[] {
  const today = world.today();
  return vendorsBy(today).map((vendor) => vendorItem(vendor, lang, vendor.certifiedOn ?? today));
}

function vendorItem(vendor: Vendor, lang: Locale, changed: string): SfVendor {
  const { id, name, product, kinds, protocols, version, services, certifiedOn, validUntil, status } = vendor;
  const at = marketInstant(changed, '09:00');
  return {
    ...item({ id: contentIdOf(`vendor/${id}`), slug: id, published: at, modified: at }),
    Title: name[lang] ?? '',
    Product: product,
    Kinds: [...kinds],
    Protocols: [...protocols],
    Version: version,
    Services: [...services],
    CertifiedOn: certifiedOn,
    ValidUntil: validUntil,
    Status: status,
    Members: [...vendor.members],
    Website: vendor.website,
    Email: vendor.email,
  };
}
