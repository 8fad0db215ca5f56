import { z } from 'zod';
import { EVENT_MARKERS } from '#domain/corporate-action.ts';
import { siteAddress } from '#domain/link.ts';
import {
  RIGHTS_CHANNELS,
  RIGHTS_DOCUMENTS,
  RIGHTS_ROLES,
  rightsFault,
  type RightsIssue,
} from '#domain/rights-issue.ts';
import type { Batch } from '../../batch.ts';
import { requireValue } from '../../bounds.ts';
import { defineCall, type CallOptions } from '../../call.ts';
import type { SfRightsIssue } from '../../contract.ts';
import {
  certainCount,
  certainPrice,
  fewOf,
  flag,
  identifier,
  optionalDay,
  optionalText,
  price,
  requiredText,
  symbol,
} from '../../fields.ts';
import { bilingual, bilingualOrNull, bothLanguages, joinLanguages } from '../../languages.ts';
import { RowFault, rowReader } from '../../rows.ts';
import type { FieldsOf } from '../../wire-fields.ts';
import { itemFields } from './item.ts';
import { readEntity } from './odata.ts';

const ADDRESS_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** More new or old shares than the ratio of any issue has. */
const RATIO_MOST = 10_000;
const PARTS_MOST = 50;
/** A thousand times: a larger figure of applications is rejected. */
const COVERED_MOST = 1_000_000;

const rightsSchema = z.object({
  ...itemFields,
  Code: identifier,
  Symbol: symbol,
  RightsSymbol: symbol,
  Ratio: z.object({ New: fewOf(RATIO_MOST), Old: fewOf(RATIO_MOST) }),
  IssuePrice: certainPrice,
  NewShares: certainCount,
  Adjusted: price,
  Opening: price,
  Days: z.object({
    meeting: optionalDay,
    entitlement: optionalDay,
    ex: optionalDay,
    tradingFrom: optionalDay,
    tradingTo: optionalDay,
    subscribeFrom: optionalDay,
    subscribeTo: optionalDay,
    allotted: optionalDay,
    refunded: optionalDay,
    listed: optionalDay,
  }),
  Underwritten: flag,
  Unused: optionalText,
  Roles: z
    .array(z.object({ Role: z.enum(RIGHTS_ROLES), Name: requiredText, Channels: z.array(z.enum(RIGHTS_CHANNELS)) }))
    .max(PARTS_MOST),
  Documents: z
    .array(z.object({ Kind: z.enum(RIGHTS_DOCUMENTS), Language: requiredText, Url: requiredText }))
    .max(PARTS_MOST),
  Result: z.object({ Subscribed: certainCount, Covered: fewOf(COVERED_MOST) }).nullable(),
  Marker: z.enum(EVENT_MARKERS),
} satisfies FieldsOf<SfRightsIssue>);
type Row = z.output<typeof rightsSchema>;

function issueOf(en: Row, ar: Row | undefined): RightsIssue {
  if (!ADDRESS_NAME.test(en.Code)) throw new RowFault('its Code is no name of an address');
  const { New: units, Old: of } = en.Ratio;
  if (units === 0 || of === 0) throw new RowFault('its ratio has a nought');
  const strange = en.Documents.find(({ Url }) => siteAddress(Url) === null);
  if (strange) throw new RowFault('a document has no address of a site');
  requireValue(en.IssuePrice, en.NewShares);
  const issue: RightsIssue = {
    code: en.Code,
    symbol: en.Symbol,
    rightsSymbol: en.RightsSymbol,
    ratio: { units, of },
    issuePrice: en.IssuePrice,
    newShares: en.NewShares,
    adjusted: en.Adjusted,
    opening: en.Opening,
    days: en.Days,
    isUnderwritten: en.Underwritten ?? false,
    unused: bilingualOrNull(en.Unused, ar?.Unused),
    roles: en.Roles.map(({ Role, Name, Channels }, place) => ({
      role: Role,
      name: bilingual(Name, ar?.Roles[place]?.Name),
      channels: Channels,
    })),
    documents: en.Documents.map(({ Kind, Language, Url }) => ({ kind: Kind, language: Language, url: Url })),
    result: en.Result && { subscribed: en.Result.Subscribed, covered: en.Result.Covered },
    marker: en.Marker,
  };
  const fault = rightsFault(issue);
  if (fault) throw new RowFault(fault);
  return issue;
}

/** Rights issues, in both languages (our addition). An empty list means that none was ever announced. */
export const rightsIssuesCall = defineCall({
  name: 'rights-issues',
  title: 'Rights issues',
  host: 'content',
  path: '/rightsissues',
  read:
    (client) =>
    async ({ signal }: CallOptions = {}): Promise<Batch<RightsIssue>> => {
      const editions = await bothLanguages((lang) =>
        readEntity(client, { query: { sf_culture: lang }, read: rowReader(rightsSchema, (row) => row), signal }),
      );
      return joinLanguages(editions, ({ Code }) => Code, issueOf);
    },
});
