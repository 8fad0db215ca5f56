import type { EventMarker as Marker } from '#domain/corporate-action.ts';
import type { DividendYear } from '#domain/dividend-history.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import { EventMarker } from '#app/blocks/week-ahead/event-marker.tsx';
import { actionColumns, dividendYearColumns, type ActionRow } from './action-columns.ts';

/** Corporate actions with their days, what they give a share, and how certain they are. */
export function ActionsTable({ actions, caption }: { actions: readonly ActionRow[]; caption: string }) {
  const t = useText();
  const ofAll = actions.some(({ symbol }) => symbol);
  return (
    <DataTable
      caption={caption}
      columns={actionColumns(t, { ofAll, rows: actions, locale: useLocale() })}
      rows={actions}
      rowKey={({ id }) => id}
      views={{
        symbol: issuerLink,
        kind: (action) => <Name action={action} />,
        marker: ({ marker }) => <MarkerText marker={marker} />,
      }}
    />
  );
}

function issuerLink({ symbol = '' }: ActionRow) {
  return (
    <SecurityLink symbol={symbol}>
      <Figure>{symbol}</Figure>
    </SecurityLink>
  );
}

function Name({ action: { kind, fiscalYear, ratio } }: { action: ActionRow }) {
  const t = useText();
  return (
    <>
      {t(`records.action.kind.${kind}`)} {fiscalYear !== null && <Figure>{fiscalYear}</Figure>}
      {ratio && t('records.action.ratio', { units: String(ratio.units), of: String(ratio.of) })}
    </>
  );
}

function MarkerText({ marker }: { marker: Marker }) {
  const t = useText();
  const word = t(`records.marker.${marker}`);
  if (marker === 'withdrawn') return <s>{word}</s>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <EventMarker confirmed={marker === 'confirmed'} />
      {word}
    </span>
  );
}

/** What a share was paid year by year. */
export function DividendYears({ years, caption }: { years: readonly DividendYear[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      columns={dividendYearColumns(useText(), years, useLocale())}
      rows={years}
      rowKey={({ year }) => String(year)}
      views={{ marker: ({ proposed }) => <MarkerText marker={proposed ? 'proposed' : 'confirmed'} /> }}
    />
  );
}
