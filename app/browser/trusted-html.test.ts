import { describe, expect, it } from 'vitest';
import { trustedHtml } from './trusted-html.ts';

describe('text that may become HTML', () => {
  it.each(['', 'Last traded price', '<script></script>'])('is %j', (html) => {
    expect(trustedHtml(html)).toBe(html);
  });

  it.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<b>1</b>', '</div'])('is not %j', (html) => {
    expect(trustedHtml(html)).toBeNull();
  });
});
