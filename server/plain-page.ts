import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locale.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { pagePolicy } from './security/page-policy.ts';
import { BACK_HOME } from './words/back-home.ts';

/** What happened, and what the reader can do. */
export interface PlainWords {
  title: string;
  text: string;
}

const WITHOUT_SCRIPT = pagePolicy('');

/**
 * A page in every language that depends on nothing that could fail: no template, no catalog, no style sheet, no store.
 */
export function plainPage(texts: Record<Locale, PlainWords>): string {
  const [first, ...others] = LOCALE_CODES;
  return `<!doctype html>
<html lang="${LOCALES[first!].iso}" dir="${LOCALES[first!].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts[first!].title}</title><meta name="robots" content="noindex"></head>
<body><main>
${inLanguage(first!, texts, 'h1')}
${others.map((lang) => `<div lang="${lang}" dir="${LOCALES[lang].dir}">${inLanguage(lang, texts, 'h2')}</div>`).join('')}
</main></body></html>`;
}

function inLanguage(lang: Locale, texts: Record<Locale, PlainWords>, heading: 'h1' | 'h2'): string {
  const { title, text } = texts[lang];
  return `<${heading}>${title}</${heading}><p>${text}</p><p><a href="${hrefIn(lang, '/')}">${BACK_HOME[lang]}</a></p>`;
}

export function answerPlainly(html: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': WITHOUT_SCRIPT,
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
