import type { CarbonRetirement } from '#domain/carbon.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';

/** Columns of a retirement of credits in every form of the register. */
export function retirementColumns(t: Text): Column<CarbonRetirement>[] {
  return [
    column('day', 'retired', t('carbon.retiredOn'), ({ on }) => on),
    column('code', 'symbol', t('carbon.credit'), ({ symbol }) => symbol),
    column('count', 'tonnes', t('carbon.tonnes'), ({ tonnes }) => tonnes),
    column('name', 'for', t('carbon.for'), ({ owner }) => owner),
    column('code', 'purpose', t('carbon.purpose'), ({ purpose }) => purpose, {
      label: ({ purpose }) => t(`carbon.purpose.${purpose}`),
    }),
    column('code', 'serial-from', t('carbon.serialFrom'), ({ serialFrom }) => serialFrom, {
      pageHeading: t('carbon.serials'),
    }),
    column('code', 'serial-to', t('carbon.serialTo'), ({ serialTo }) => serialTo, { hidden: 'page' }),
    column('address', 'document', t('carbon.document'), ({ document }) => document),
    column('code', 'id', t('carbon.id'), ({ id }) => id, { hidden: 'page' }),
  ];
}
