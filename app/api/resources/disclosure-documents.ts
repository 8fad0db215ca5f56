import type { DisclosureFile } from '#domain/disclosure.ts';
import type { DocumentFacts } from '#domain/document-facts.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { findDisclosure } from '#app/data/disclosures/find.ts';
import { documentColumn } from '#app/exports/record-rows.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { disclosureFileHref } from '#app/links/document-links.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { Resource, Wanted } from '#app/api/resource.ts';

/** A file of a disclosure; its facts are null until it has been fetched once, and when it was refused. */
interface DisclosedDocument {
  file: DisclosureFile;
  facts: Extract<DocumentFacts, { kind: 'read' }> | null;
}

function documentColumns(t: Text, origin = ''): Column<DisclosedDocument>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('code', 'id', 'ID', ({ file }) => file.id),
    column('text', 'title', own('documentTitle'), ({ file }) => file.title),
    column('code', 'language', own('language'), ({ file }) => file.language),
    documentColumn(t, origin, ({ file }) => disclosureFileHref(file)),
    column('count', 'pages', own('documentPages'), ({ facts }) => facts?.pageCount),
    column('count', 'bytes', own('bytes'), ({ facts }) => facts?.bytes),
    column('code', 'sha256', 'SHA-256', ({ facts }) => facts?.sha256),
  ];
}

async function documents(site: Site, { disclosureId = '' }: Wanted) {
  const disclosure = await findDisclosure(site, disclosureId);
  if (!disclosure) return null;
  const rows = disclosure.files.map(async (file): Promise<DisclosedDocument> => {
    const facts = await site.documentFacts(file.path);
    return { file, facts: facts?.kind === 'read' ? facts : null };
  });
  return { columns: documentColumns(textOf(site.locale), site.origin), rows: await Promise.all(rows), ...NO_FILTERS };
}

/** Every file of one disclosure. */
export const DISCLOSURE_DOCUMENTS: Resource = {
  name: 'disclosure-documents',
  path: '/disclosures/:disclosureId/documents',
  tag: 'issuers',
  lifetime: 'day',
  feeds: ['disclosures', 'disclosure-history'],
  params: [],
  isPerLanguage: true,
  columns: documentColumns,
  load: documents,
};
