import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import type { Vacancy } from '#domain/vacancy.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { LocaleProvider, registerCatalog, textOf } from '#messages/text.tsx';
import type { VacanciesData } from './vacancies-data.ts';
import { VacanciesView } from './vacancies-view.tsx';
import { parseVacancies } from './vacancy-filters.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const VACANCY: Vacancy = {
  id: 'analyst-2026',
  title: { en: 'Analyst', ar: 'محلل' },
  department: { en: 'Surveillance', ar: 'الرقابة' },
  place: { en: 'Dubai', ar: 'دبي' },
  kind: 'full-time',
  publishedOn: '2026-11-02',
  closesOn: '2026-11-30',
  summary: { en: 'You watch trading.', ar: 'تتابع التداول.' },
  duties: [{ en: 'Review alerts', ar: 'مراجعة التنبيهات' }],
  needs: [],
  languages: ['ar'],
  apply: null,
};
const NONE: VacanciesData = {
  unread: false,
  filters: parseVacancies(new URLSearchParams(), { departments: [], places: [] }),
  departments: [],
  places: [],
  rows: [],
  open: 0,
  total: 0,
  pages: 1,
  size: 20,
  files: { lead: '', names: {} } as VacanciesData['files'],
  count: '',
  chosen: null,
  system: null,
  ignored: [],
  days: { read: 5, meet: 10, answer: 15 },
};

function shown(locale: Locale, change: Partial<VacanciesData>): string {
  const Page = () => (
    <LocaleProvider locale={locale}>
      <VacanciesView data={{ ...NONE, ...change }} />
    </LocaleProvider>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page, HydrateFallback: Page }]);
  return renderToString(<Stub />);
}

describe.each(LOCALE_CODES)('the list of vacancies (%s)', (locale) => {
  const t = textOf(locale);
  const row = { vacancy: VACANCY, state: 'open', daysLeft: 12 } as const;
  const one = (change: Partial<Vacancy> = {}) => ({
    rows: [{ ...row, vacancy: { ...VACANCY, ...change } }],
    open: 1,
    total: 1,
  });

  it('says which of four it is: none open, none found, not received yet, not offered', () => {
    const sentences = [t('careers.none'), t('careers.noneFound'), t('records.unread'), t('common.notOffered')];
    const states = [{}, { open: 3 }, { unread: true }, { unread: 'not-offered' as const }].map((of) =>
      shown(locale, of),
    );
    states.forEach((html, at) =>
      sentences.forEach((sentence, of) => expect(html.includes(sentence), `${at} ${of}`).toBe(at === of)),
    );
  });

  it('leads to the form, or to where one applies instead', () => {
    expect(shown(locale, one())).toContain('?vacancy=analyst-2026#apply');
    for (const html of [
      shown(locale, one({ apply: 'https://jobs.example/1' })),
      shown(locale, { ...one(), system: 'https://jobs.example/' }),
    ]) {
      expect(html).not.toContain('?vacancy=');
      expect(html).toContain('href="https://jobs.example/');
    }
  });
});
