import type { EventMarker as Marker } from '#domain/corporate-action.ts';
import type { DividendYear } from '#domain/dividend-history.ts';
import { formatDate } from '#domain/date.ts';
import { NO_FIGURE } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import { EventMarker } from '#app/blocks/week-ahead/event-marker.tsx';
import { actionColumns, dividendYearColumns, furtherDays, type ActionRow } from './action-columns.ts';

/** Corporate actions with their days, the amount or ratio per share, and how certain they are. */
export function ActionsTable({ actions, caption }: { actions: readonly ActionRow[]; caption: string }) {
  const t = useText();
  const ofAll = actions.some(({ symbol }) => symbol);
  const withIssues = actions.some(({ issue }) => issue);
  const columns = actionColumns(t, { ofAll, withIssues, rows: actions, locale: useLocale() });
  // Days that only dividends have would be empty columns.
  const isWithoutDividends = actions.every(({ issue, kind }) => issue || kind === 'general-meeting');
  return (
    <DataTable
      caption={caption}
      columns={
        isWithoutDividends
          ? columns.filter(({ value }) => actions.some((row) => (value(row) ?? null) !== null))
          : columns
      }
      rows={actions}
      rowKey={({ id }) => id}
      views={{
        symbol: issuerLink,
        kind: (action) => <Name action={action} />,
        marker: ({ marker }) => <MarkerText marker={marker} />,
        'issue-days': (action) => <IssueDays action={action} />,
      }}
    />
  );
}

function issuerLink({ symbol = '', issue }: ActionRow) {
  return issue ? (
    <Link to={issue.to} className="link">
      <Figure>{symbol}</Figure>
    </Link>
  ) : (
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

/** The days of an offering or a rights issue, one below the other. */
function IssueDays({ action }: { action: ActionRow }) {
  const locale = useLocale();
  const days = furtherDays(action);
  if (days.length === 0) return NO_FIGURE;
  return (
    <ul>
      {days.map(({ what, on }) => (
        <li key={what + on} className="whitespace-nowrap">
          <time dateTime={on}>{formatDate(on, locale)}</time> · {what}
        </li>
      ))}
    </ul>
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

/** What was paid per share, year by year. */
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
