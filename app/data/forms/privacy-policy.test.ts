import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORM_LETTERS, type FormName } from '#domain/forms/reference.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { integer } from '#domain/number.ts';
import { exchange } from '#exchange.config.ts';
import type { RouteName } from '#app/site-map.ts';

const { keepDays } = exchange.forms;

/** The page of each form, and the days for which its submissions are stored. */
const FORMS: Record<FormName, { page: RouteName; keepDays: number[] }> = {
  contact: { page: 'discover-contact-us', keepDays: [keepDays.enquiry, keepDays.complaint] },
  carbon_pilot: { page: 'investing-carbon-credits-join-the-pilot-form', keepDays: [keepDays.pilot] },
  test_group: { page: 'investing-ivestor-signup-form', keepDays: [keepDays.testGroup] },
  registration: {
    page: 'registrations-derivatives-training',
    keepDays: [keepDays.registration, keepDays.attended, keepDays.news],
  },
  apply: { page: 'discover-careers', keepDays: [keepDays.application, keepDays.laterApplication] },
  notify: { page: 'investing-ivestor-notification-form', keepDays: [keepDays.notify] },
};

describe.each(LOCALE_CODES)('the privacy policy (%s)', (locale) => {
  const policy = readFileSync(`content/${locale}/other/privacy-policy.md`, 'utf8');

  it.each(Object.keys(FORM_LETTERS) as FormName[])('has a row for the form %s, with its days', (form) => {
    const { page, keepDays: days } = FORMS[form];
    const row = policy.split('\n').find((line) => line.startsWith('|') && line.includes(`(page:${page})`)) ?? '';
    for (const count of days) expect(row).toContain(integer(count));
  });
});
