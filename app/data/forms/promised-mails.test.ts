import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';

/** Articles of forms whose receipts themselves say whether a mail follows. */
const OF_FORMS = [
  'discover-dfm/careers.md',
  'investing/products/carbon-credits/join-the-pilot-form.md',
  'investing/services/ivestor/notification-form.md',
  'investing/services/ivestor/signup-form.md',
  ...readdirSync('content/en/registrations').map((name) => `registrations/${name}`),
];
const MAIL = /\be?mails?\b(?!to:)|بالبريد/i;
/** Not promises: conditions on a mail having arrived, and statements about every mail of ours. */
const CONDITION = /\b[Ii]f\b|إن وصلتك|إن عرضناه|^- Our mails/;

it.each(LOCALE_CODES.flatMap((locale) => OF_FORMS.map((path) => `content/${locale}/${path}`)))(
  '%s promises no mail, for not every installation sends any',
  (path) => {
    const sentences = readFileSync(path, 'utf8').split(/(?<=[.?؟])\s+|\n/);
    expect(sentences.filter((sentence) => MAIL.test(sentence) && !CONDITION.test(sentence))).toEqual([]);
  },
);
