import { beforeAll, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { contractsPart, specificationPart } from './contracts.ts';
import { basisLinesPart, curveLinesPart, payoffPart, referenceNotePart } from './future-drawings.ts';
import type { PartRequest } from './part.ts';

beforeAll(() => registerCatalog('en', english));

const indexAlone = exchange.derivatives.contracts.filter(({ kind }) => kind === 'index');
const requestOf = (settings: PartRequest['settings']) => {
  const derivatives = { ...exchange.derivatives, contracts: indexAlone };
  const store = { securities: { list: () => [] }, documents: { list: () => [] } };
  const live = { allQuotes: () => [], index: () => undefined, clock: () => ({ simulated: true }) };
  const site = { locale: 'en', exchange: { ...exchange, derivatives }, store, live } as unknown as Site;
  return { site, t: textOf('en'), settings } as PartRequest;
};

it('where no oil is listed one part of the page says so, and the others show nothing', async () => {
  const none = [{ type: 'paragraph', children: ['No such contract is listed here at present.'] }];
  expect(await contractsPart(requestOf({ root: 'oil' }))).toEqual(none);
  for (const part of [specificationPart, contractsPart])
    expect(await part(requestOf({ root: 'oil', none: 'hide' }))).toEqual([]);
  for (const part of [curveLinesPart, basisLinesPart, payoffPart, referenceNotePart])
    expect(await part(requestOf({ root: 'oil' }))).toEqual([]);
});

it('a move of its own size takes a margin, and the rest of the drawing is shaded', async () => {
  const [block] = await payoffPart(requestOf({ root: 'index' }));
  if (block?.type !== 'lines') throw new Error('The part has no drawing.');
  expect(block.rows).toEqual(['−15%', ...block.rows.slice(1, -1), '+15%']);
  const at = block.rows.indexOf('−5%');
  expect(block.columns.map(({ texts }) => texts[at])).toEqual(['−100%', '+100%', '−5%', '2,650']);
  expect(block.spans?.map(({ from, to }) => [from, to])).toEqual([
    [0, (at + 0.5) / block.rows.length],
    [1 - (at + 0.5) / block.rows.length, 1],
  ]);
});
