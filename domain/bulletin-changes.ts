import {
  BULLETIN_SECTIONS,
  type Bulletin,
  type BulletinChange,
  type BulletinLine,
  type BulletinSection,
  type BulletinSections,
} from './bulletin.ts';
import { sectorSlug } from './security.ts';

/** A correction of many figures lists only this many. */
const CHANGES_MOST = 100;

type Line = Readonly<Record<string, unknown>>;

/** Key of a line by section, the same in every revision. */
const KEYS: { [S in BulletinSection]: (line: BulletinLine<S>) => string } = {
  market: () => '',
  months: ({ month }) => month,
  years: ({ year }) => String(year),
  extremes: ({ measure, end }) => `${measure} ${end}`,
  indices: ({ code }) => code,
  sectors: ({ sector }) => (sector === null ? '-' : sectorSlug(sector)),
  movers: ({ list, rank }) => `${list} ${rank}`,
  nationality: ({ group }) => group,
  investors: ({ group }) => group,
  deals: ({ day, symbol, price, quantity }) => `${day} ${symbol} ${price} ${quantity}`,
  futures: ({ symbol }) => symbol,
  debt: ({ kind, currency }) => `${kind} ${currency}`,
  funds: ({ symbol }) => symbol,
  foreign: ({ symbol }) => symbol,
  'foreign-limits': ({ symbol }) => symbol,
  margin: ({ week }) => week,
  disclosures: ({ kind }) => kind,
  headlines: ({ id }) => id,
  listings: ({ symbol }) => symbol,
  suspensions: ({ id }) => id,
  reviews: ({ day, code, symbol }) => `${day} ${code} ${symbol}`,
  results: ({ symbol, periodEnd }) => `${symbol} ${periodEnd}`,
  actions: ({ day, symbol, kind }) => `${day} ${symbol} ${kind}`,
  'next-actions': ({ day, symbol, kind }) => `${day} ${symbol} ${kind}`,
  days: ({ day }) => day,
  securities: ({ symbol }) => symbol,
};

/**
 * What to store when a bulletin is built again: null when it equals the stored one, otherwise the next revision with
 * its changes. A section that only the stored one has is kept: a missing input corrects nothing.
 */
export function revisedBulletin(stored: Bulletin, made: Bulletin): Bulletin | null {
  const sections = { ...made.sections } as Record<BulletinSection, unknown>;
  for (const name of BULLETIN_SECTIONS) {
    const kept = sections[name] ?? stored.sections[name];
    if (kept !== undefined) sections[name] = kept;
  }
  if (!made.sections.deals) sections.market = withDealsOf(stored, made);
  const whole = { ...made, sections: sections as BulletinSections };
  const changes = changesBetween(stored.sections, whole.sections);
  if (changes.length === 0) return null;
  return {
    ...whole,
    revision: stored.revision + 1,
    changes: changes.slice(0, CHANGES_MOST),
    moreChanges: Math.max(0, changes.length - CHANGES_MOST),
  };
}

/** The market's line with the direct deals of the stored one: the line counts the deals of that section. */
function withDealsOf(stored: Bulletin, made: Bulletin) {
  const { deals = null, dealsValue = null } = stored.sections.market?.[0] ?? {};
  return made.sections.market?.map((line) => ({ ...line, deals, dealsValue })) ?? stored.sections.market;
}

/** Every figure that differs, section by section. */
export function changesBetween(before: BulletinSections, after: BulletinSections): BulletinChange[] {
  return BULLETIN_SECTIONS.flatMap((section) => {
    const [old, now] = [before[section], after[section]];
    // A section that bulletins did not have then is not a correction.
    if (!now || old === undefined) return [];
    if (old === null) return [{ section, of: '', field: '', before: null, after: null }];
    return lineChanges(section, old, now);
  });
}

/** The key of a line within its section. */
export function lineKey(section: BulletinSection, line: BulletinLine): string {
  return (KEYS[section] as (one: BulletinLine) => string)(line);
}

function lineChanges(
  section: BulletinSection,
  before: readonly BulletinLine[],
  after: readonly BulletinLine[],
): BulletinChange[] {
  const byKey = (lines: readonly BulletinLine[]) => new Map(lines.map((line) => [lineKey(section, line), line]));
  const [old, now] = [byKey(before), byKey(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((of): BulletinChange[] => {
    const [was, is] = [old.get(of), now.get(of)];
    if (!was || !is) return [{ section, of, field: '', before: was ? of : null, after: is ? of : null }];
    return fieldChanges(was as unknown as Line, is as unknown as Line).map((change) => ({ section, of, ...change }));
  });
}

function fieldChanges(was: Line, is: Line): Pick<BulletinChange, 'field' | 'before' | 'after'>[] {
  // A field that bulletins did not have then is not a correction.
  return Object.keys(is)
    .filter((field) => field in was)
    .flatMap((field) => {
      const [before, after] = [plain(was[field]), plain(is[field])];
      return before === after ? [] : [{ field, before, after }];
    });
}

function plain(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  // The store does not preserve the order of keys.
  return JSON.stringify(value, Object.keys(value).sort());
}
