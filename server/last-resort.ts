interface Words {
  title: string;
  text: string;
  home: string;
}

/**
 * The page for when the error page itself failed (specification, section 8). Static, bilingual, and made of nothing
 * that could fail: no template, no catalog, no style sheet, no store.
 */
export const LAST_RESORT_HTML = page(
  {
    title: 'An error occurred while showing the error page',
    text: 'Unfortunately an error occurred and while showing the error page another error occurred',
    home: 'Go back to home',
  },
  {
    title: 'حدث خطأ أثناء عرض صفحة الخطأ',
    text: 'عذراً، حدث خطأ، ثم حدث خطأ آخر أثناء عرض صفحة الخطأ.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
);

const DOCUMENT_HTML = page(
  {
    title: 'This document cannot be fetched at the moment',
    text: 'The service that keeps it does not answer, and no copy is held here yet. Please try again in a minute.',
    home: 'Go back to home',
  },
  {
    title: 'يتعذّر جلب هذا المستند حالياً',
    text: 'الخدمة التي تحفظه لا تستجيب، ولا تتوفر نسخة منه هنا بعد. يُرجى المحاولة مرة أخرى بعد دقيقة.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
);

const RETRY_AFTER_S = 60;

export function lastResort(): Response {
  return answer(LAST_RESORT_HTML, 500);
}

/** For a file whose origin does not answer and that was never kept. */
export function documentUnavailable(): Response {
  return answer(DOCUMENT_HTML, 503, { 'Retry-After': String(RETRY_AFTER_S) });
}

function answer(html: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

function page(english: Words, arabic: Words): string {
  return `<!doctype html>
<html lang="en-US" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${english.title}</title><meta name="robots" content="noindex"></head>
<body><main>
<h1>${english.title}</h1><p>${english.text}</p><p><a href="/">${english.home}</a></p>
<div lang="ar" dir="rtl"><h2>${arabic.title}</h2><p>${arabic.text}</p><p><a href="/ar">${arabic.home}</a></p></div>
</main></body></html>`;
}
