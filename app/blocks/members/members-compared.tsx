import type { ReactNode } from 'react';
import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { BROKERAGE_SERVICES } from '#domain/member.ts';
import { integer, percent, price } from '#domain/number.ts';
import { useLocale, useText, type Text } from '#messages/text.tsx';
import type { Locale } from '#domain/locale.ts';
import { SelectField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Table } from '#app/ui/table.tsx';
import type { DirectoryData, ShownMember } from './directory-data.ts';
import { COMPARED_MAX } from './member-filters.ts';
import { rolesText } from './member-columns.ts';
import { Offered } from './services-matrix.tsx';
import styles from './services-matrix.module.css';

interface ComparedRow {
  id: string;
  head: string;
  cell(of: ShownMember): ReactNode;
}

/** Up to four members side by side, fact by fact; the form selects them. */
export function MembersCompared({ data }: { data: DirectoryData }) {
  const t = useText();
  const locale = useLocale();
  const { compared, filters, codes } = data;
  const places = Array.from({ length: COMPARED_MAX }, (_, at) => at);
  return (
    <>
      <FilterForm label={t('members.compare.form')} apply={t('members.compare.apply')}>
        {places.map((at) => (
          <SelectField
            key={at}
            name="compare"
            label={t('members.compare.place', { number: String(at + 1) })}
            options={[{ value: '', label: t('members.compare.nobody') }, ...codes]}
            value={filters.compare[at] ?? ''}
          />
        ))}
        <input type="hidden" name="view" value="compare" />
        {filters.asOf && <input type="hidden" name="asOf" value={filters.asOf} />}
      </FilterForm>
      {compared.length === 0 ? (
        <p>{t('members.compare.none')}</p>
      ) : (
        <Table
          caption={t('members.compare.caption')}
          captionHidden
          rows={comparedRows(t, locale)}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'fact',
              head: t('members.compare.fact'),
              cell: ({ head }) => <span className={styles.fact}>{head}</span>,
            },
            ...compared.map((one) => ({
              id: one.on.member.code,
              head: pick(one.on.member.name, locale),
              cell: ({ cell }: ComparedRow) => <span className={styles.compared}>{cell(one)}</span>,
            })),
          ]}
        />
      )}
    </>
  );
}

function comparedRows(t: Text, locale: Locale): ComparedRow[] {
  const row = (id: string, cell: ComparedRow['cell']): ComparedRow => ({ id, head: t(`members.${id}`), cell });
  return [
    row('code', ({ on }) => <Figure>{on.member.code}</Figure>),
    row('status', ({ on }) => t(`members.status.${on.status}`)),
    row('statusSince', ({ on }) => formatDate(on.statusSince, locale)),
    row('roles', ({ on }) => rolesText(on.member, t)),
    row('licence', ({ on }) => <Figure>{on.member.licence}</Figure>),
    row('admitted', ({ on }) => formatDate(on.member.admittedOn, locale)),
    row('city', ({ on }) => (on.member.city ? pick(on.member.city, locale) : '--')),
    row('online', ({ on }) => t(on.member.account.online ? 'members.yes' : 'members.no')),
    row('minutes', ({ on }) => integer(on.member.account.minutes)),
    row('commission.percent', ({ on: { commission } }) =>
      commission ? (
        <Figure>{percent(commission.percent, { sign: false, decimals: 3 })}</Figure>
      ) : (
        t('members.commission.none')
      ),
    ),
    row('commission.minimum', ({ on: { commission } }) =>
      commission ? <Figure>{price(commission.minimum, { zero: true })}</Figure> : '--',
    ),
    row('commission.stated', ({ on: { commission } }) => formatDate(commission?.statedOn, locale)),
    ...BROKERAGE_SERVICES.map((service) => ({
      id: service,
      head: t(`members.service.${service}`),
      cell: ({ on }: ShownMember) => <Offered on={on} service={service} />,
    })),
  ];
}
