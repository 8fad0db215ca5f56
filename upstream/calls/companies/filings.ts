import { z } from 'zod';
import { defineCall, type CallOptions } from '../../call.ts';
import type { Batch } from '../../batch.ts';
import { normaliseLink } from '#domain/link.ts';
import type { Locale } from '#domain/locale.ts';
import type { FilingRow, GeneralMeetingRow } from '../../contract.ts';
import { feedTime, html, optionalDay, optionalText, path, requiredText } from '../../fields.ts';
import type { Filing, GeneralMeeting } from '../../records.ts';
import { firstLink, plainText } from '../../rich-text.ts';
import { RowFault, parseAnswer, readRows, rowReader } from '../../rows.ts';
import type { ReadRow } from '../../rows.ts';
import type { Client } from '../../transport/client.ts';
import { askWidget } from '../widgets.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const rows = z.array(z.unknown());

const meetingSchema = z.object({
  publication_date: feedTime,
  headline: optionalText,
  resources: z.array(z.object({ r_path: path, description: optionalText })),
} satisfies FieldsOf<GeneralMeetingRow>);

function meetingReader(symbol: string): ReadRow<GeneralMeeting> {
  return rowReader(meetingSchema, ({ publication_date, headline, resources }) => ({
    symbol,
    publishedAt: publication_date,
    headline,
    files: resources.map(({ r_path, description }) => ({ path: r_path, title: description })),
  }));
}

const filingSchema = z.object({
  Title: requiredText,
  Date: optionalDay,
  EnglishFileContent: html,
  FileContent: html,
} satisfies FieldsOf<FilingRow>);

function filingReader(symbol: string): ReadRow<Filing> {
  return rowReader(filingSchema, ({ Title, Date: date, EnglishFileContent, FileContent }) => {
    const title = plainText(Title);
    if (!title) throw new RowFault('Title: is missing');
    return { symbol, title, date, link: linkOf(EnglishFileContent ?? FileContent) };
  });
}

/** A path below the assets host unchanged, any other link by the link rules; null for a link that they refuse. */
function linkOf(html: string | null): string | null {
  const href = html && firstLink(html);
  if (!href) return null;
  return href.startsWith('/') && !href.startsWith('//') ? href : normaliseLink(href);
}

/** GetFreshGeneralMeetings. */
export const generalMeetingsCall = defineCall({
  name: 'general-meetings',
  title: 'General meetings',
  host: 'widgets',
  command: 'GetFreshGeneralMeetings',
  example: ['JIWAN', 'en'],
  read:
    (client) =>
    (symbol: string, lang: Locale, { signal }: CallOptions = {}): Promise<Batch<GeneralMeeting>> => {
      const parameters = { Company: symbol };
      return askWidget(client, { lang, parameters, signal }, (answer) =>
        readRows(parseAnswer(rows, answer), meetingReader(symbol)),
      );
    },
});

/** Reads a list of filings. */
function filingsOf(client: Client) {
  return (symbol: string, lang: Locale, { signal }: CallOptions = {}): Promise<Batch<Filing>> =>
    askWidget(client, { lang, parameters: { Company: symbol }, signal }, (answer) =>
      readRows(parseAnswer(rows, answer), filingReader(symbol)),
    );
}

/** GetFreshCorporateGovernanceReports. */
export const governanceReportsCall = defineCall({
  name: 'governance-reports',
  title: 'Governance reports',
  host: 'widgets',
  command: 'GetFreshCorporateGovernanceReports',
  example: ['JIWAN', 'en'],
  read: filingsOf,
});

/** GetDisclosures: the older list of filings. */
export const filingsCall = defineCall({
  name: 'filings',
  title: 'Filings (GetDisclosures)',
  host: 'widgets',
  command: 'GetDisclosures',
  example: ['JIWAN', 'en'],
  read: filingsOf,
});
