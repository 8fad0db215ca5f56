type Test = (item: object) => boolean;
type Literal = string | number | boolean | null;

const COMPARISON = /^(\w+)\s+(eq|ne|gt|ge|lt|le)\s+(.+)$/i;
const FUNCTION = /^(contains|startswith|endswith)\(\s*(\w+)\s*,\s*'((?:[^']|'')*)'\s*\)$/i;
const LONGEST_FILTER = 500;

/**
 * Parses the forms of $filter that clients of the service use, joined by 'and'. Null when a form is not understood;
 * without a filter all items pass.
 */
export function parseFilter(filter: string | null): Test | null {
  if (!filter?.trim()) return () => true;
  if (filter.length > LONGEST_FILTER) return null;
  const tests = clauses(filter.trim()).map((clause) => parseClause(clause.trim()));
  return tests.every((test) => test !== null) ? (item) => tests.every((test) => test(item)) : null;
}

/** Splits a filter at 'and', except inside quotation marks. */
function clauses(filter: string): string[] {
  return (
    filter
      .match(/(?:'(?:[^']|'')*'|(?!\s+and\s)[\s\S])+?(?=\s+and\s|$)/gi)
      ?.map((part) => part.replace(/^\s*and\s+/i, '')) ?? []
  );
}

function parseClause(clause: string): Test | null {
  const bare = clause.replace(/^\((.*)\)$/s, '$1');
  const [, verb, within, part] = FUNCTION.exec(bare) ?? [];
  if (verb && within && part !== undefined) return textTest(verb.toLowerCase(), within, unquoted(part));
  const [, field, operator, value] = COMPARISON.exec(bare) ?? [];
  return field && operator && value ? comparison(field, operator.toLowerCase(), literal(value.trim())) : null;
}

function textTest(verb: string, field: string, part: string): Test {
  const tests: Record<string, (text: string) => boolean> = {
    contains: (text) => text.includes(part),
    startswith: (text) => text.startsWith(part),
    endswith: (text) => text.endsWith(part),
  };
  return (item) => tests[verb]!(String(valueOf(item, field) ?? ''));
}

function comparison(field: string, operator: string, value: Literal): Test {
  const holds: Record<string, (order: number) => boolean> = {
    eq: (order) => order === 0,
    ne: (order) => order !== 0,
    gt: (order) => order > 0,
    ge: (order) => order >= 0,
    lt: (order) => order < 0,
    le: (order) => order <= 0,
  };
  return (item) => holds[operator]!(compare(valueOf(item, field), value));
}

function compare(found: unknown, wanted: Literal): number {
  if (typeof found === 'number' && typeof wanted === 'number') return found - wanted;
  const [a, b] = [String(found), String(wanted)];
  // Ids are compared ignoring case.
  if (a.toLowerCase() === b.toLowerCase()) return 0;
  return a < b ? -1 : 1;
}

function valueOf(item: object, field: string): unknown {
  return (item as Record<string, unknown>)[field];
}

/**
 * Parses 'text', guid'…', datetime'…', a number, true, false, null; anything else stays as text: the service accepts
 * bare ids and times.
 */
function literal(text: string): Literal {
  const quoted = /^(?:guid|datetime)?'((?:[^']|'')*)'$/i.exec(text)?.[1];
  if (quoted !== undefined) return unquoted(quoted);
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function unquoted(text: string): string {
  return text.replace(/''/g, "'");
}
