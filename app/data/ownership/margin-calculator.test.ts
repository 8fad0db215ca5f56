import { beforeAll, expect, it } from 'vitest';
import { messages as english } from '#messages/compiled/en.ts';
import type { Site } from '#app/context.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { marginCalculator } from './margin-calculator.ts';

const SITE = { locale: 'en', today: () => '2026-11-18' } as Site;
const asked = (query: string) =>
  marginCalculator({ site: SITE, t: textOf('en'), query: new URLSearchParams(query) }).of;
const BOUGHT = 'call.shares=10000&call.price=4&call.maintenance=25';

beforeAll(() => registerCatalog('en', english));

it('10,000 shares bought at 4.00 with half of the money: a call below 2.667, and 50 to pay in at 2.66', () => {
  const { figure, sentences, working } = asked(`${BOUGHT}&call.initial=50&call.now=2.66`).answer!;
  expect(Number(figure)).toBe(2.667);
  expect(sentences![0]).toContain('50');
  expect(working.map(({ result }) => result)).toEqual(['20,000.00', '2.667', '24.81%']);
  const above = asked(`${BOUGHT}&call.initial=50&call.now=2.67`).answer!;
  expect(above.working.at(-1)!.result).toBe('25.09%');
  expect(above.sentences).not.toEqual(sentences);
});

it('less than the federal minimum is no purchase: the answer is the rule', () => {
  expect(asked(`${BOUGHT}&call.initial=49.999&call.now=4`).answer!.figure).toBeNull();
});

it('the form opens on the federal minimums and answers nothing yet', () => {
  const { fields, answer, hasInput } = asked('range=1Y');
  expect(fields.map(({ typed }) => typed)).toEqual(['', '', '50', '25', '']);
  expect([answer, hasInput]).toEqual([null, false]);
});
