import { z } from 'zod';
import { splitForm } from '#domain/locale-switch.ts';
import { matchAddress } from '#app/site-map.ts';

/** A violation of the content policy, without anything about the reader or the content of the page. */
export interface Violation {
  directive: string;
  /** Source of the refused content: an origin, or a word such as `inline`. */
  blocked: string;
  /** Name of the page in the site map. */
  page: string;
}

const TEXT_MAX = 2_000;
const text = z.string().max(TEXT_MAX).default('');
const DIRECTIVE = z.string().regex(/^[a-z-]{1,40}$/);

/** Content Security Policy 3, 5.3: the format of `report-uri`. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'effective-directive': DIRECTIVE,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    violation(report['effective-directive'], report['blocked-uri'], report['document-uri'], report['source-file']),
  ]);

/** Reporting API: the format of `report-to`, with reports of other kinds in between. */
const newReports = z
  .array(
    z.union([
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({
          effectiveDirective: DIRECTIVE,
          blockedURL: text.nullable(),
          documentURL: text,
          sourceFile: text.nullable(),
        }),
      }),
      z.object({ type: z.string() }).transform(() => null),
    ]),
  )
  .max(50)
  .transform((reports) =>
    reports.flatMap((report) => {
      if (!report || !('body' in report)) return [];
      const { effectiveDirective, blockedURL, documentURL, sourceFile } = report.body;
      return [violation(effectiveDirective, blockedURL ?? '', documentURL, sourceFile ?? '')];
    }),
  );

const reports = z.union([oldReport, newReports]);

/**
 * The violations of a report in either form; null when it is not a report. Violations caused by readers' extensions are
 * left out.
 */
export function readViolations(body: string): Violation[] | null {
  try {
    const read = reports.safeParse(JSON.parse(body));
    return read.success ? read.data.filter((each) => each !== null) : null;
  } catch {
    return null;
  }
}

function violation(directive: string, blocked: string, document: string, source: string): Violation | null {
  if ([blocked, source].some((address) => /^[a-z-]*extension\b/.test(address))) return null;
  return { directive, blocked: originOf(blocked), page: pageOf(document) };
}

/** An address is cut to its origin: the rest can contain what a reader has typed. */
function originOf(blocked: string): string {
  if (URL.canParse(blocked)) {
    const { protocol, origin } = new URL(blocked);
    return origin === 'null' ? protocol : origin;
  }
  return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unreadable';
}

function pageOf(document: string): string {
  if (!URL.canParse(document)) return 'unreadable';
  return matchAddress(splitForm(new URL(document).pathname).path)?.name ?? 'not-found';
}
