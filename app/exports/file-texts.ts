import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { FileTexts } from './file-job.ts';

/** Texts of every file's metadata. */
export function fileTexts(locale: Locale): FileTexts {
  const t = textOf(locale);
  return {
    about: t('files.about'),
    asOf: t('files.asOf'),
    delayed: t('files.delayed'),
    no: t('files.no'),
    notice: t('files.notice'),
    page: t('files.page'),
    rows: t('files.rows'),
    simulated: t('files.simulated'),
    simulatedNotice: t('files.simulatedNotice'),
    source: t('files.source'),
    yes: t('files.yes'),
  };
}
