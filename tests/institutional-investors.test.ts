import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { textAt } from './support/answers.ts';
import { decoded } from './support/html.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PAGE = pathOf('investing-institutional-investors');
const SHARE = 'JIWAN';
const origin = inject('siteUrl');
/** The text that a reader sees, without direction marks. */
const wordsIn = (html: string) =>
  decoded(html.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ');
const readAt = async (path: string) => wordsIn(await textAt(origin, path));

beforeAll(() => jobsRead(origin, ['reference', 'profiles']));

byTurns('institutional investors', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) =>
    said(locale, id, values).replace(/[\u2066-\u2069]/g, '');

  journey('see how large the market is, each figure with what it counts', async () => {
    const text = await readAt(prefix + PAGE);
    for (const id of ['listed', 'securities']) expect(text).toContain(words(`institutional.size.${id}`));
  });

  journey('measure what their size costs, with the working', async () => {
    const html = await textAt(origin, `${prefix}${PAGE}?symbol=${SHARE.toLowerCase()}&value=1,000,000`);
    const text = wordsIn(html);
    expect(text).toContain(words('institutional.cost.averagePrice'));
    expect(text).toContain(words('institutional.cost.middle'));
    expect(html).toContain('content="noindex"');
  });

  journey('are told where the visible book ends, and what is wrong with an input', async () => {
    const all = await readAt(`${prefix}${PAGE}?symbol=${SHARE}&value=1000000000000`);
    expect(all).toContain(words('institutional.cost.ends', { amount: '|' }).split('|')[0]!.trim());
    const small = await readAt(`${prefix}${PAGE}?symbol=${SHARE}&value=0.001`);
    expect(small).toContain(words('institutional.cost.tooSmall'));
    const wrong = await readAt(`${prefix}${PAGE}?symbol=NOBODY&value=few`);
    expect(wrong).toContain(words('calculator.fault.symbol-unknown'));
    expect(wrong).toContain(words('calculator.fault.money'));
    expect(wrong).not.toContain(words('institutional.cost.averagePrice'));
  });
});
