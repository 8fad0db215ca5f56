import { currencyOf } from '#domain/corporate-action.ts';
import { actionColumns, type ActionRow } from '#app/blocks/company-records/action-columns.ts';
import { isIssue, type CalendarEntry } from '#app/blocks/corporate-actions/action-filters.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { rightsActions } from '#app/data/calendar/moving-actions.ts';
import { priceUnitColumn } from './price-unit.ts';
import type { Text } from '#messages/text.tsx';

/**
 * Corporate actions, offerings and rights issues, as calendars list them; a rights issue has the price of a new share.
 */
export async function issuerActions(site: Site, entries: readonly CalendarEntry[]): Promise<ActionRow[]> {
  const [rights, securities] = await Promise.all([rightsActions(site), site.store.securities.list()]);
  const terms = new Map(rights.map(({ id, subscription }) => [id, subscription]));
  const currencies = new Map(securities.map(({ symbol, currency }) => [symbol, currency]));
  return entries.map((entry): ActionRow => {
    const subscription = isIssue(entry) ? terms.get(entry.id) : undefined;
    const currency = currencies.get(entry.symbol);
    return { ...entry, ...(subscription && { subscription }), ...(subscription && currency && { currency }) };
  });
}

/** The columns of the page's file, and the price of a rights issue in the same currency. */
export function issuerActionColumns(t: Text, table: Parameters<typeof actionColumns>[1]): Column<ActionRow>[] {
  const own = actionColumns(t, { ...table, withIssues: true });
  const columns: Column<ActionRow>[] = [
    ...own.map((one) => (one.id === 'currency' ? column('code', one.id, one.heading, paidIn) : one)),
    column(
      'price',
      'subscription-price',
      t('api.column.subscriptionPrice'),
      ({ subscription }) => subscription?.issuePrice,
    ),
  ];
  return [...columns, priceUnitColumn(t, (row) => (paidIn(row) === null ? null : 'currency'))];
}

function paidIn(row: ActionRow): string | null {
  return row.amountPerShare === null && !row.subscription ? null : currencyOf(row);
}
