import { useHref } from 'react-router';
import { PRICE_BASES } from '#domain/adjusted-price.ts';
import { useText } from '#messages/text.tsx';
import { SelectField, TextField, type Option } from '#app/ui/field.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { pathOf } from '#app/page-path.ts';

/** A line that leads to the prices of a company, with their files. */
export function PricesFinder({ options }: { options: readonly Option[] }) {
  const t = useText();
  const action = useHref(pathOf('the-exchange-historical-data-company-prices'));
  const bases = PRICE_BASES.map((basis) => ({
    value: basis === 'raw' ? '' : basis,
    label: t(`history.basis.${basis}`),
  }));
  return (
    <search>
      <form method="get" action={action} aria-label={t('history.form')} className="cluster items-end">
        <SelectField name="symbol" label={t('history.security')} options={options} value={options[0]?.value ?? ''} />
        <TextField type="date" name="from" label={t('records.from')} />
        <TextField type="date" name="to" label={t('records.to')} />
        <SelectField name="prices" label={t('history.basis')} options={bases} value="" />
        <SubmitButton>{t('history.show')}</SubmitButton>
      </form>
    </search>
  );
}
