import { LOCALE_CODES, DEFAULT_LOCALE } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';

/** Problems of a request, each with a heading in the documentation. */
export const PROBLEMS = {
  'unknown-parameter': 400,
  'unknown-value': 400,
  'missing-parameter': 400,
  'not-together': 400,
  'not-alone': 400,
  'out-of-range': 400,
  'not-exact': 400,
  'day-to-come': 400,
  'range-backwards': 400,
  'range-too-long': 400,
  'no-trading-day': 400,
  'no-data-before': 400,
  'no-data-of-day': 400,
  'too-long': 400,
  'page-gone': 400,
  unreadable: 400,
  'not-found': 404,
  'unknown-symbol': 404,
  'no-section': 404,
  'not-known-then': 404,
  'not-offered': 404,
  'read-only': 405,
  'post-only': 405,
  'too-large': 413,
  'unsupported-body': 415,
  'too-many': 429,
  failed: 500,
  'not-yet': 503,
  'history-not-yet': 503,
  'file-not-yet': 503,
  'data-not-yet': 503,
  busy: 503,
  unavailable: 503,
} as const;
export type ProblemName = keyof typeof PROBLEMS;

/** The documentation page, whose headings explain each problem. */
export const DOCUMENTATION_PATH = '/open-data';

interface Details {
  origin: string;
  requestId: string;
  /** Values for the sentence's placeholders. */
  values?: Record<string, string | number>;
  /** Names or values that would have been accepted. */
  known?: readonly string[];
  headers?: Record<string, string>;
}

/** A problem in the format of RFC 9457, in every language of the site. */
export function problem(name: ProblemName, { origin, requestId, values = {}, known, headers }: Details): Response {
  const status = PROBLEMS[name];
  const body = {
    type: `${origin}${DOCUMENTATION_PATH}#${name}`,
    ...inEachLanguage((t) => ({ title: t(`api.problem.${name}.title`) })),
    status,
    ...inEachLanguage((t) => ({ detail: t(`api.problem.${name}.detail`, values) })),
    instance: `urn:uuid:${requestId}`,
    ...(known && known.length > 0 && { known }),
  };
  return new Response(`${JSON.stringify(body, null, 1)}\n`, {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8', ...headers },
  });
}

/** The default language under the plain name, each other language with its code appended: `detail`, `detailAr`. */
export function inEachLanguage<Value = string>(
  write: (t: ReturnType<typeof textOf>) => Record<string, Value>,
): Record<string, Value> {
  return Object.fromEntries(
    LOCALE_CODES.flatMap((code) =>
      Object.entries(write(textOf(code))).map(([name, text]) => [
        code === DEFAULT_LOCALE ? name : name + suffixOf(code),
        text,
      ]),
    ),
  );
}

function suffixOf(code: string): string {
  return code[0]!.toUpperCase() + code.slice(1);
}
