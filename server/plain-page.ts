import { pagePolicy } from './security/page-policy.ts';

/** What happened, and what to do. */
export interface PlainWords {
  title: string;
  text: string;
}

const WITHOUT_SCRIPT = pagePolicy('');

/** A page in both languages that is made of nothing that could fail: no template, no catalog, no style sheet, no store. */
export function plainPage(english: PlainWords, arabic: PlainWords): string {
  return `<!doctype html>
<html lang="en-US" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${english.title}</title><meta name="robots" content="noindex"></head>
<body><main>
<h1>${english.title}</h1><p>${english.text}</p><p><a href="/">Go back to home</a></p>
<div lang="ar" dir="rtl"><h2>${arabic.title}</h2><p>${arabic.text}</p><p><a href="/ar">العودة إلى الصفحة الرئيسية</a></p></div>
</main></body></html>`;
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
