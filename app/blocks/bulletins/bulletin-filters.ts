import { BULLETIN_SECTIONS, type BulletinSection } from '#domain/bulletin.ts';
import {
  anyBulletinPeriod,
  BULLETIN_KINDS,
  parseBulletinPeriod,
  type BulletinKind,
  type BulletinPeriod,
} from '#domain/bulletin-period.ts';
import { latinDigits } from '#domain/arabic.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** What an address requests of the bulletins. */
export interface BulletinFilters {
  kind: BulletinKind;
  /** null for the last one. */
  period: BulletinPeriod | null;
  /** null for the last one. */
  revision: number | null;
  /** The year of the list; null for that of the shown bulletin. */
  archive: string | null;
  /** Section of a file with one table. */
  section: BulletinSection;
  ignored: Ignored[];
}

/** Default section of a file with one table. */
export const USUAL_SECTION: BulletinSection = 'market';
const REVISION = /^[1-9]\d{0,3}$/;
const YEAR = /^20\d\d$/;

/** The form of a period determines its kind; a period of another kind than the address names is ignored. */
export function parseBulletinFilters(query: URLSearchParams): BulletinFilters {
  const params = readQuery(query);
  const written = (name: string) => latinDigits(params.text(name));
  const matching = (name: string, form: RegExp) => {
    const value = written(name);
    if (value === '' || form.test(value)) return value || null;
    params.ignored.push({ parameter: name, value });
    return null;
  };
  const kind = params.oneOf('kind', BULLETIN_KINDS);
  const text = written('period');
  const period = text === '' ? null : kind ? parseBulletinPeriod(kind, text) : anyBulletinPeriod(text);
  if (text !== '' && !period) params.ignored.push({ parameter: 'period', value: text });
  const revision = matching('revision', REVISION);
  return {
    kind: kind ?? period?.kind ?? 'daily',
    period,
    revision: revision === null ? null : Number(revision),
    archive: matching('archive', YEAR),
    section: params.oneOf('section', BULLETIN_SECTIONS) ?? USUAL_SECTION,
    ignored: params.ignored,
  };
}

/** The address of a bulletin; without a period, the last of its kind. */
export function bulletinQuery({
  kind,
  period,
  revision,
  archive,
}: Readonly<
  Partial<{ kind: BulletinKind; period: string | null; revision: number | null; archive: string | null }>
>): string {
  return queryOf({
    kind: kind === undefined || kind === 'daily' ? null : kind,
    period: period ?? null,
    revision: revision ?? null,
    archive: archive ?? null,
  });
}
