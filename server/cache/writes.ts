import type { Circular } from '#domain/circular.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { DailyBar, IndexPoint, Quote } from '#domain/quote.ts';
import type { CompanyProfile, Security } from '#domain/security.ts';
import type { PageStore, Saved } from '#store/store.ts';
import type { Tag } from './tags.ts';

/** More tags than this become one tag for their part: a back-fill changes thousands of records. */
const SINGLE_TAGS_MAX = 100;

const publicationTags =
  (part: 'disclosures' | 'press') =>
  (record: Disclosure): Tag[] => [`${part} ${record.id}`, `${part} of-${record.symbol}`, `${part} in-${record.lang}`];

/** The store; each change through it calls `invalidate` with the tags by which pages read it (`read-store.ts`). */
export function announcingStore<Whole extends PageStore>(store: Whole, invalidate: (tags: Tag[]) => void): Whole {
  const saving = <T, Rest extends unknown[]>(
    save: (records: T[], ...rest: Rest) => Promise<Saved<T>>,
    tagsOf: (record: T) => Tag[],
  ) => {
    return async (records: T[], ...rest: Rest): Promise<Saved<T>> => {
      const saved = await save(records, ...rest);
      if (saved.changed > 0) invalidate(few((saved.news ?? records).flatMap(tagsOf)));
      return saved;
    };
  };
  const { documents } = store;
  return {
    ...store,
    securities: {
      ...store.securities,
      save: saving(store.securities.save, (r: Security) => [`securities ${r.symbol}`]),
    },
    profiles: { ...store.profiles, save: saving(store.profiles.save, (r: CompanyProfile) => [`profiles ${r.symbol}`]) },
    quotes: { ...store.quotes, save: saving(store.quotes.save, (r: Quote) => [`stored-quotes ${r.symbol}`]) },
    bars: { ...store.bars, save: saving(store.bars.save, (r: DailyBar) => [`bars ${r.symbol}`]) },
    indexPoints: {
      ...store.indexPoints,
      save: saving(store.indexPoints.save, (r: IndexPoint) => [`index-points ${r.index}`]),
    },
    directDeals: { ...store.directDeals, save: saving(store.directDeals.save, () => ['deals *']) },
    disclosures: { ...store.disclosures, save: saving(store.disclosures.save, publicationTags('disclosures')) },
    press: { ...store.press, save: saving(store.press.save, publicationTags('press')) },
    circulars: { ...store.circulars, save: saving(store.circulars.save, (r: Circular) => [`circulars ${r.id}`]) },
    corporateActions: {
      ...store.corporateActions,
      save: saving(store.corporateActions.save, (r: CorporateAction) => [`actions of-${r.symbol}`]),
    },
    documents: {
      ...documents,
      save: (kind, records, recordedAt) =>
        saving(
          (some: { key: string; value: unknown }[]) => documents.save(kind, some, recordedAt),
          ({ key }) => [`documents-${kind} ${key}`],
        )(records),
    },
  };
}

function few(tags: Tag[]): Tag[] {
  const each = [...new Set(tags)];
  if (each.length <= SINGLE_TAGS_MAX) return each;
  return [...new Set(each.map((tag): Tag => `${tag.slice(0, tag.indexOf(' '))} *`))];
}
