import { describe, expect, it } from 'vitest';
import { isolateLeftToRight } from './isolation.ts';

const runs = (text: string) =>
  isolateLeftToRight(text)
    .match(/\u2066[^\u2069]*\u2069/g)
    ?.map((run) => run.slice(1, -1));

describe('left-to-right runs in Arabic', () => {
  it.each([
    ['بنسبة 2.5% فقط', ['2.5%']],
    ['بعد يومَي عمل (T+2)، من 10:00 إلى 15:00.', ['T+2', '10:00', '15:00']],
    ['بلغت US$ 3.73 مليار في 2021', ['US$ 3.73', '2021']],
    ['في 30 يونيو 2025، 2026', ['30', '2025', '2026']],
    ['المرتبة #16 من 190', ['#16', '190']],
    ['تراجع −0.83% وارتفع +3.18%', ['−0.83%', '+3.18%']],
    ['ارتفع +84.41%، و+12.50 درهم', ['+84.41%', '+12.50']],
    ['خط IBM Plex Sans العربي', ['IBM Plex Sans']],
    ['هاتف +971 4 305 5555 أو info@dsx.example', ['+971 4 305 5555', 'info@dsx.example']],
    ['بين 3.60 و4.60 دراهم', ['3.60', '4.60']],
    ['ملف PDF 184 kB', ['PDF 184 kB']],
    ['الجلسة 10:00–14:45', ['10:00–14:45']],
    ['10 15', ['10', '15']],
  ])('%s', (text, expected) => {
    expect(runs(text)).toEqual(expected);
  });

  it('leave a text without them as it is', () => {
    expect(isolateLeftToRight('سعر الإغلاق')).toBe('سعر الإغلاق');
  });
});
