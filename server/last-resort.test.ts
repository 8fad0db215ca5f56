import { describe, expect, it } from 'vitest';
import { documentUnavailable, LAST_RESORT_HTML, lastResort } from './words/last-resort.ts';

describe('the page for when the error page failed', () => {
  it('says the exact words of the specification, and the same in Arabic', () => {
    expect(LAST_RESORT_HTML).toContain('<h1>An error occurred while showing the error page</h1>');
    expect(LAST_RESORT_HTML).toContain(
      'Unfortunately an error occurred and while showing the error page another error occurred',
    );
    expect(LAST_RESORT_HTML).toContain('حدث خطأ أثناء عرض صفحة الخطأ');
    expect(lastResort().status).toBe(500);
  });

  it('is made of nothing that could fail: no script, style sheet or picture', () => {
    expect(LAST_RESORT_HTML).not.toMatch(/<(script|link|img|style)/);
  });
});

it('a document whose origin is silent is 503, with when to come back', () => {
  const response = documentUnavailable();
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('60');
});
