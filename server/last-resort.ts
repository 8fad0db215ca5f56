/**
 * The page for when the error page itself failed (specification, section 8). Static, bilingual, and made of nothing
 * that could fail: no template, no catalog, no style sheet, no store.
 */
export const LAST_RESORT_HTML = `<!doctype html>
<html lang="en-US" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>An error occurred while showing the error page</title><meta name="robots" content="noindex"></head>
<body><main>
<h1>An error occurred while showing the error page</h1>
<p>Unfortunately an error occurred and while showing the error page another error occurred</p>
<p><a href="/">Go back to home</a></p>
<div lang="ar" dir="rtl"><h2>حدث خطأ أثناء عرض صفحة الخطأ</h2>
<p>عذراً، حدث خطأ، ثم حدث خطأ آخر أثناء عرض صفحة الخطأ.</p>
<p><a href="/ar">العودة إلى الصفحة الرئيسية</a></p></div>
</main></body></html>`;

export function lastResort(): Response {
  return new Response(LAST_RESORT_HTML, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}
