import { twoDecimals } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { BarList } from '#app/ui/bar-list.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Segments } from '#app/ui/segments.tsx';
import type { Tab } from '#app/ui/tabs.tsx';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { zakatColumns } from './zakat-columns.ts';
import type { ZakatRow } from './zakat-data.ts';

export interface ZakatParts {
  ways: Tab[];
  calculator: CalculatorData;
  /** Figures of the exchange's own share, newest first. */
  own: readonly ZakatRow[];
  /** The newest figure of each other issuer that publishes one. */
  others: readonly ZakatRow[];
  unread: boolean | 'not-offered';
  /** When the figure of the current year is set. */
  next: string | null;
  simulated: boolean;
  files: ExportLabels;
}

/** Three ways to compute zakat, each an address. */
export function ZakatCalculators({ parts: { ways, calculator, simulated } }: { parts: ZakatParts }) {
  const t = useText();
  return (
    <>
      <Segments label={t('zakat.ways')} segments={ways} />
      {simulated && <Notice title={t('zakat.simulated')} role="note" />}
      <Calculator of={calculator} />
    </>
  );
}

/** The published figures: of the exchange's own share by year, and of others the newest. */
export function ZakatFigures({ parts: { own, others, unread, next, files } }: { parts: ZakatParts }) {
  const t = useText();
  return (
    <>
      {next && <p>{next}</p>}
      {own.length > 0 ? (
        <>
          <BarList
            bars={own.map(({ year, amountPerThousandShares: value }) => ({
              id: String(year),
              name: String(year),
              value,
              text: twoDecimals(value, { zero: true }),
            }))}
          />
          <Figures rows={own} caption={t('zakat.figures.own')} />
        </>
      ) : (
        <Nothing unread={unread} isChosen={false}>
          {t('zakat.noFigures')}
        </Nothing>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('zakat.figures.others')}</h3>
          <Figures rows={others} caption={t('zakat.figures.others')} />
        </>
      )}
      {own.length + others.length > 0 && (
        <FileLinks files={files} query="">
          {files.lead}
        </FileLinks>
      )}
    </>
  );
}

function Figures({ rows, caption }: { rows: readonly ZakatRow[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      columns={zakatColumns(useText())}
      rows={rows}
      rowKey={({ symbol, year }) => `${symbol} ${year}`}
    />
  );
}
