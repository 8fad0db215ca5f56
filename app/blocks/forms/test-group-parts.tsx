import { formatDate } from '#domain/date.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Fact } from '#app/blocks/facts/facts.tsx';
import { useRootData } from '#app/root-data.ts';
import styles from './forms.module.css';

const useTest = () => useRootData()?.exchange.apps.investor.test ?? null;

/** How long the test lasts, and for how many people. */
export function TestFacts() {
  const t = useText();
  const locale = useLocale();
  const test = useTest();
  if (test === null) return <p>{t('forms.closed.noTest')}</p>;
  return (
    <dl className={styles.facts}>
      <Fact label={t('forms.test.weeks')}>{t('forms.test.weeksLong', { count: test.weeks })}</Fact>
      <Fact label={t('forms.test.until')}>{formatDate(test.until, locale)}</Fact>
      <Fact label={t('forms.test.seats')}>{test.seats}</Fact>
    </dl>
  );
}

/**
 * Where each system shows the identifier of a device; shown only where the test version runs on registered devices
 * alone.
 */
export function DeviceIdSteps() {
  const t = useText();
  if (!useTest()?.boundToDevices) return null;
  return (
    <section aria-labelledby="device-id" className={styles.notice}>
      <h3 id="device-id">{t('forms.deviceId.title')}</h3>
      <p>{t('forms.deviceId.why')}</p>
      {(['apple', 'google'] as const).map((system) => (
        <div key={system}>
          <h4>{t(`forms.deviceId.${system}`)}</h4>
          <ol>
            {[1, 2, 3].map((step) => (
              <li key={step}>{t(`forms.deviceId.${system}.${step}`)}</li>
            ))}
          </ol>
        </div>
      ))}
      <p>{t('forms.deviceId.kept')}</p>
    </section>
  );
}
