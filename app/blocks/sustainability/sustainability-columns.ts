import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { IssuerReport } from './sustainability-data.ts';

/** Columns of an issuer and the report that it published on the year. */
export function sustainabilityColumns(t: Text): Column<IssuerReport>[] {
  return [
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('name', 'name', t('esg.issuer'), ({ name }) => name),
    column('name', 'sector', t('esg.sector'), ({ sector }) => sector),
    column('day', 'published', t('esg.published'), ({ report }) => report?.published, {
      pageHeading: t('esg.published'),
    }),
    column('count', 'delay', t('esg.delay'), ({ delay }) => delay, { zero: true }),
    column('code', 'languages', t('esg.languages'), ({ report }) => report?.languages.join(' '), {
      label: ({ report }) => report!.languages.map((code) => t(`esg.language.${code}`)).join(t('common.listSeparator')),
    }),
  ];
}
