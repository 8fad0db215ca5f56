/** Invalid values for any field, and the largest valid ones. */
const VALUES: readonly unknown[] = [
  '#',
  '',
  '\0',
  'javascript:alert(1)',
  '//evil.example',
  '"><script>alert(1)</script>',
  '<li '.repeat(20_000),
  '<b>'.repeat(10_000),
  'x'.repeat(1_990),
  'ش'.repeat(500),
  'x'.repeat(300_000),
  '\u202Egnp.exe\u2066',
  'half \ud800 a sign',
  '%E0%A4%A',
  '../../..',
  '__proto__',
  '{"a":[1]}',
  ' 1,000.5 % ',
  '99999999999999999999',
  '1e308',
  '0000-01-01',
  '0000-01-01T00:00:00',
  '9999-12-31T23:59:59Z',
  '1800-01-01',
  '2199-12-31',
  '2199-12-31T23:59:59Z',
  '2199-12-31T23:59:59',
  null,
  true,
  [],
  {},
  [null],
  0,
  -1,
  0.000_1,
  999_999.999,
  1_000_000,
  1e12,
  1e13,
  9_007_199_254_740_992,
  1e300,
];

/** After this many rounds every field of a single-record answer has had every value. */
export const HOSTILE_ROUNDS = 2 * VALUES.length;

type Leaf = readonly (string | number)[];

/**
 * A JSON answer with hostile values, different in each round. A row of a list gets one, so that its other values are
 * accepted; a single-record answer gets one, or contains nothing else, in turn.
 */
export function hostile(body: Buffer, round: number): string {
  const text = body.toString('utf8').replace(/^\uFEFF/, '');
  return JSON.stringify(hostileIn(JSON.parse(text), round));
}

function hostileIn(value: unknown, round: number): unknown {
  if (Array.isArray(value)) return value.map((each, at) => spoilt(each, round * value.length + at));
  if (value === null || typeof value !== 'object') return value;
  const rows = Object.entries(value).filter(([, entry]) => Array.isArray(entry) && entry.some(isRecord));
  const spoiltRows = Object.fromEntries(rows.map(([name, entry]) => [name, hostileIn(entry, round)]));
  const own = Object.fromEntries(Object.entries(value).filter(([name]) => !(name in spoiltRows)));
  // In turn: hostile rows among true values, and hostile values around the rows.
  if (rows.length > 0 && round % 3 !== 2) return { ...own, ...spoiltRows };
  return {
    ...(round % 2 === 0 ? spoiltWhole(own, round / 2) : (spoilt(own, (round - 1) / 2) as object)),
    ...Object.fromEntries(rows),
  };
}

/** The record with one hostile value; the turn determines the field and the value. */
function spoilt(record: unknown, turn: number): unknown {
  if (!isRecord(record)) return record;
  const leaves = leavesOf(record);
  if (leaves.length === 0) return record;
  return withValue(record, leaves[turn % leaves.length]!, valueOf(Math.floor(turn / leaves.length) + turn));
}

function spoiltWhole(record: object, turn: number): object {
  let given: unknown = record;
  for (const [at, leaf] of leavesOf(record).entries()) given = withValue(given, leaf, valueOf(turn + at));
  return given as object;
}

function valueOf(turn: number): unknown {
  return VALUES[turn % VALUES.length];
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The paths of a record's values, nested ones included. */
export function leavesOf(value: unknown, path: Leaf = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, entry]) =>
    leavesOf(entry, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

export function withValue(record: unknown, [name, ...rest]: Leaf, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(record)) return record.map((each, at) => (at === name ? withValue(each, rest, value) : each));
  const held = record as Record<string, unknown>;
  return { ...held, [name]: withValue(held[name], rest, value) };
}
