import type { CorporateAction, EventMarker as Marker } from '#domain/corporate-action.ts';
import { formatDate } from '#domain/date.ts';
import { lastDayToBuy } from '#domain/dividend-dates.ts';
import type { DividendYear } from '#domain/dividend-history.ts';
import { integer, percent, price } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import { EventMarker } from '#app/blocks/week-ahead/event-marker.tsx';

/** A corporate action as it is listed. */
export type ActionRow = Omit<CorporateAction, 'issuer' | 'symbol'> & {
  /** On lists of all issuers. */
  symbol?: string;
};

/** What the columns of days hold. */
export const ACTION_DAYS: readonly { id: string; text: string; day: (action: ActionRow) => PlainDate | null }[] = [
  { id: 'lastDayToBuy', text: 'records.action.lastDayToBuy', day: boughtUntil },
  { id: 'exDate', text: 'records.action.ex', day: ({ exDate }) => exDate },
  { id: 'recordDate', text: 'records.action.record', day: ({ recordDate }) => recordDate },
  { id: 'paymentDate', text: 'records.action.payment', day: ({ paymentDate }) => paymentDate },
  { id: 'meetingDate', text: 'records.action.meeting', day: ({ meetingDate }) => meetingDate },
];

/** A split needs nobody to buy in time. */
function boughtUntil(action: ActionRow): PlainDate | null {
  return action.kind === 'split' ? null : lastDayToBuy(action);
}

/** Corporate actions with their days, what they give a share, and how certain they are. */
export function ActionsTable({ actions, caption }: { actions: readonly ActionRow[]; caption: string }) {
  const t = useText();
  const locale = useLocale();
  const columns: Column<ActionRow>[] = [
    ...(actions.some(({ symbol }) => symbol) ? [{ id: 'symbol', head: t('market.symbol'), cell: issuerLink }] : []),
    { id: 'kind', head: t('records.action.kind'), cell: (action) => <Name action={action} /> },
    { id: 'marker', head: t('records.action.marker'), cell: ({ marker }) => <Standing marker={marker} /> },
    ...ACTION_DAYS.map(({ id, text, day }) => ({
      id,
      head: t(text),
      cell: (action: ActionRow) => formatDate(day(action), locale),
    })),
    {
      id: 'amount',
      head: t('records.action.amount'),
      figures: true,
      cell: ({ amountPerShare }) => <Figure>{price(amountPerShare)}</Figure>,
    },
    {
      id: 'percent',
      head: t('records.action.percent'),
      figures: true,
      cell: ({ percentOfPar }) => <Figure>{percent(percentOfPar, { sign: false })}</Figure>,
    },
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={actions} rowKey={({ id }) => id} />;
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

function Standing({ marker }: { marker: Marker }) {
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
  const t = useText();
  const columns: Column<DividendYear>[] = [
    { id: 'year', head: t('records.dividends.year'), cell: ({ year }) => <Figure>{year}</Figure> },
    {
      id: 'amount',
      head: t('records.dividends.amount'),
      figures: true,
      cell: ({ amount }) => <Figure>{price(amount)}</Figure>,
    },
    {
      id: 'payments',
      head: t('records.dividends.payments'),
      figures: true,
      cell: ({ payments }) => <Figure>{integer(payments)}</Figure>,
    },
    {
      id: 'standing',
      head: t('records.action.marker'),
      cell: ({ proposed }) => <Standing marker={proposed ? 'proposed' : 'confirmed'} />,
    },
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={years} rowKey={({ year }) => String(year)} />;
}
