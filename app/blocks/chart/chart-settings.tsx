import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useLocation } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import { CheckFields } from '#app/ui/check-fields.tsx';
import { FieldPair, SelectField, TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import type { Range } from '#app/blocks/plot/ranges.ts';
import type { ChartData } from './chart-data.ts';
import { chartQuery, OSCILLATORS, OVERLAYS, PRICES, SCALES, SHAPES } from './chart-view.ts';

/** What is drawn and how: a form whose values are in the address. */
export function ChartSettings({ data: { view, compared }, opensOn }: { data: ChartData; opensOn: Range }) {
  const t = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const choices = (area: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`chart.${area}.${value}`) }));
  return (
    <details className="mt-3">
      <summary className="link touch-target text-14">{t('chart.settings')}</summary>
      <FilterForm
        label={t('chart.settings')}
        apply={t('common.apply')}
        clear={{ to: pathname, label: t('chart.usual') }}
      >
        {view.range && view.range !== opensOn && <input type="hidden" name="range" value={view.range} />}
        <SelectField name="shape" label={t('chart.shape')} value={view.shape} options={choices('shape', SHAPES)} />
        <SelectField name="scale" label={t('chart.scale')} value={view.scale} options={choices('scale', SCALES)} />
        <SelectField name="prices" label={t('chart.prices')} value={view.prices} options={choices('prices', PRICES)} />
        <FieldPair>
          <TextField type="date" name="from" label={t('chart.from')} value={view.from ?? ''} />
          <TextField type="date" name="to" label={t('chart.to')} value={view.to ?? ''} />
        </FieldPair>
        {view.compare.map((code) => (
          <input key={code} type="hidden" name="compare" value={code} />
        ))}
        <TextField name="compare" label={t('chart.compare')} value="" placeholder={t('chart.compareHint')} />
        <CheckFields
          legend={t('chart.studies')}
          name="study"
          options={choices('study', [...OVERLAYS, ...OSCILLATORS])}
          chosen={view.studies}
        />
      </FilterForm>
      {compared.length > 0 && (
        <ul className="cluster mt-3 text-14">
          {compared.map(({ code, name }) => (
            <li key={code}>
              <Link
                to={pathname + chartQuery({ ...view, compare: view.compare.filter((each) => each !== code) }, opensOn)}
                preventScrollReset
                className="link inline-flex min-h-11 items-center"
              >
                {t('chart.remove', { name: pick(name, locale) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
