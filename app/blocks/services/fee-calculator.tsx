import { percent } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Table, type TableColumn } from '#app/ui/table.tsx';
import type { FeeField } from './fee-question.ts';
import { money } from './service-words.ts';
import type { FeeLine, ServiceData } from './services-data.ts';
import styles from './services.module.css';

/** The fee of a service: its rules, and the amounts for the reader's own figures. */
export function FeeCalculator({ data }: { data: ServiceData }) {
  const t = useText();
  const { lines, asks, vat, question } = data;
  if (lines.length === 0) return null;
  const isRequested = asks.count !== null || asks.value !== null;
  const isAnswered = lines.some(({ worked }) => worked !== null) && question.faults.length === 0;
  return (
    <>
      {isRequested && <Question data={data} />}
      <div role="status" className={styles.section}>
        {isAnswered && <Answer lines={lines} vat={vat} />}
      </div>
      {isRequested && <p className={styles.note}>{t('services.arithmetic')}</p>}
    </>
  );
}

function Question({ data: { asks, question } }: { data: ServiceData }) {
  const t = useText();
  const field = (name: FeeField) =>
    asks[name] !== null && (
      <TextField
        name={name}
        label={t(`services.ask.${name}`, { of: asks[name] })}
        value={question.typed[name]}
        inputMode="decimal"
        fault={question.faults.includes(name) ? t(`services.fault.${name}`) : undefined}
      />
    );
  const isRequested = question.typed.count !== '' || question.typed.value !== '';
  return (
    <FilterForm
      label={t('services.fee.work')}
      apply={t('services.fee.work')}
      clear={isRequested ? { to: '.', label: t('services.fee.clear') } : undefined}
    >
      {field('count')}
      {field('value')}
    </FilterForm>
  );
}

function Answer({ lines, vat }: { lines: readonly FeeLine[]; vat: number | null }) {
  const t = useText();
  const figure = (text: string | null) => <Figure>{text ?? '--'}</Figure>;
  const hasWorking = lines.some(({ working }) => working !== null);
  const columns: TableColumn<FeeLine>[] = [
    { id: 'rule', head: t('services.fee.rule'), cell: ({ rule }) => <span className="whitespace-normal">{rule}</span> },
    ...(hasWorking
      ? [{ id: 'working', head: t('services.fee.working'), cell: (line: FeeLine) => <Working line={line} /> }]
      : []),
    {
      id: 'fee',
      head: t('services.fee.aed'),
      figures: true,
      cell: ({ worked }) => figure(worked && money(worked.fee)),
    },
    ...(vat === null
      ? []
      : [
          {
            id: 'vat',
            head: t('services.fee.vat', { rate: percent(vat, { sign: false, decimals: 0 }) }),
            figures: true,
            cell: ({ worked }: FeeLine) => figure(worked?.vat == null ? null : money(worked.vat)),
          },
          {
            id: 'total',
            head: t('services.fee.total'),
            figures: true,
            cell: ({ worked }: FeeLine) => figure(worked && money(worked.total)),
          },
        ]),
  ];
  return (
    <Table
      caption={t('services.fee.worked')}
      captionHidden
      columns={columns}
      rows={lines}
      rowKey={({ rule }) => rule}
    />
  );
}

/** The arithmetic, and the limit that applied. */
function Working({ line: { working, worked } }: { line: FeeLine }) {
  const t = useText();
  return (
    <>
      <Figure>{working ?? '--'}</Figure>
      {worked?.limit && <small> {t(`services.limit.${worked.limit}`)}</small>}
    </>
  );
}
