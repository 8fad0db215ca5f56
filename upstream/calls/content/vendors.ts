import { z } from 'zod';
import { BROKERAGE_SERVICES } from '#domain/member.ts';
import { SYSTEM_KINDS, VENDOR_STATUSES, type Vendor } from '#domain/vendor.ts';
import type { Batch } from '../../batch.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { SfItem } from '../../contract.ts';
import { email, memberCode, optionalDay, requiredText, webAddress } from '../../fields.ts';
import { bilingual, bothLanguages, joinLanguages } from '../../languages.ts';
import { RowFault, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';
import { readEntity } from './odata.ts';

/** GET {content}/vendors?sf_culture=en|ar [ours]. A trading system of a vendor; `Title` is the vendor's name, per culture. */
export interface SfVendor extends SfItem {
  Title: string;
  Product: string;
  /** 'oms', 'ems', 'gateway', 'terminal', 'risk', 'back-office'. */
  Kinds: string[];
  Protocols: string[];
  Version: string;
  /** Codes of the services for which the system is certified. */
  Services: string[];
  /** null while it is tested for the first time. */
  CertifiedOn: string | null;
  /** The last day of the current certificate. */
  ValidUntil: string | null;
  /** 'certified', 'testing', 'expired', 'withdrawn'. */
  Status: string;
  /** Codes of the members that use the system. */
  Members: string[];
  Website: string | null;
  Email: string | null;
}

const ADDRESS_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const vendorSchema = z.object({
  UrlName: requiredText,
  Title: requiredText,
  Product: requiredText,
  Kinds: z.array(z.enum(SYSTEM_KINDS)).min(1),
  Protocols: z.array(requiredText),
  Version: requiredText,
  Services: z.array(z.enum(BROKERAGE_SERVICES)),
  CertifiedOn: optionalDay,
  ValidUntil: optionalDay,
  Status: z.enum(VENDOR_STATUSES),
  Members: z.array(memberCode),
  Website: webAddress,
  Email: email,
} satisfies FieldsOf<SfVendor>);
type Row = z.output<typeof vendorSchema>;

function vendorOf(en: Row, ar: Row | undefined): Vendor {
  const { UrlName: id, Status: status, CertifiedOn: certifiedOn, ValidUntil: validUntil } = en;
  if (!ADDRESS_NAME.test(id)) throw new RowFault('its UrlName is no name of an address');
  if (status !== 'testing' && certifiedOn === null) throw new RowFault(`it is ${status} and was never certified`);
  if (validUntil !== null && (certifiedOn === null || validUntil < certifiedOn))
    throw new RowFault('its certificate ends before it begins');
  return {
    id,
    name: bilingual(en.Title, ar?.Title),
    product: en.Product,
    kinds: en.Kinds,
    protocols: en.Protocols,
    version: en.Version,
    services: en.Services,
    certifiedOn,
    validUntil,
    status,
    members: en.Members,
    website: en.Website,
    email: en.Email,
  };
}

/** Trading systems of registered vendors, in both languages (our addition). */
export const vendorsCall = defineCall({
  name: 'vendors',
  title: 'Trading system vendors',
  host: 'content',
  path: '/vendors',
  read:
    (client) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<Vendor>> => {
      const editions = await bothLanguages((lang) =>
        readEntity(client, { query: { sf_culture: lang }, read: rowReader(vendorSchema, (row) => row), signal }),
      );
      return joinLanguages(editions, ({ UrlName }) => UrlName, vendorOf);
    },
});
