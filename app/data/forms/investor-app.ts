import { pick } from '#domain/bilingual.ts';
import { textOf } from '#messages/text.tsx';
import type { Option } from '#app/ui/field.tsx';
import { APP } from '#domain/forms/coming.ts';
import type { Who } from './form-kind.ts';

/** Names of the stores, the same in every language. */
const STORES = { apple: 'App Store', google: 'Google Play' } as const;

/** Options for a phone or a tablet of each system whose store has the investor app. */
export function investorAppDevices({ locale }: Who): Option[] {
  const t = textOf(locale);
  return (['apple', 'google'] as const).flatMap((system) =>
    ['phone', 'tablet'].map((size) => ({
      value: `${system}-${size}`,
      label: t(`forms.device.${system}-${size}`, { store: STORES[system] }),
    })),
  );
}

/** What readers can be notified of: the app where a store does not have it, the wallet, and upcoming features. */
export function comingToTheApp({ exchange, locale }: Who): Option[] {
  const { apple, google, wallet, coming } = exchange.apps.investor;
  const t = textOf(locale);
  return [
    ...(apple === null || google === null ? [{ value: APP, label: t('forms.for.app') }] : []),
    ...(wallet ? [] : [{ value: 'wallet', label: t('forms.for.wallet') }]),
    ...coming.map(({ id, name }) => ({ value: id, label: pick(name, locale) })),
  ];
}
