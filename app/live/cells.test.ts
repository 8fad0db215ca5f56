import { beforeEach, describe, expect, it } from 'vitest';
import { createCells } from './cells.ts';
import type { Cell, Cells } from './cells.ts';
import { createFakeBrowser } from './fake-browser.ts';
import type { FakeBrowser } from './fake-browser.ts';
import type { QuoteField } from './field-text.ts';
import { wholeQuote } from './sample-frames.ts';
import { createPriceFlash } from './price-flash.ts';

let browser: FakeBrowser;
let cells: Cells;

beforeEach(() => {
  browser = createFakeBrowser();
  cells = createCells(createPriceFlash(browser));
});

/** An element with a text node that counts how often it is written. */
function element() {
  const attributes = new Map<string, string>();
  let text = '';
  let writes = 0;
  const node = {
    get nodeValue() {
      return text;
    },
    set nodeValue(value: string | null) {
      text = value ?? '';
      writes += 1;
    },
  };
  return {
    firstChild: node,
    text: () => text,
    writes: () => writes,
    direction: () => attributes.get('data-step'),
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
}

function cell(field: QuoteField, symbol = 'AAA') {
  const its = element();
  const made: Cell = { element: its, symbol, field, format: undefined, shown: undefined };
  cells.add(made);
  cells.set(made, wholeQuote(symbol));
  return its;
}

describe('a live cell', () => {
  it('writes its figure, and nothing when its figure did not move', () => {
    const last = cell('last');
    const volume = cell('volume');
    cells.show('AAA', wholeQuote('AAA', { volume: 120_500 }));
    expect([last.text(), last.writes(), volume.text(), volume.writes()]).toEqual(['2.50', 1, '120,500', 2]);
  });

  it.each([
    [2_510, 'up'],
    [2_490, 'down'],
  ])('is tinted for 600 ms in the direction of the price: to %i %s', (last, direction) => {
    const its = cell('last');
    cells.show('AAA', wholeQuote('AAA', { last }));
    expect(its.direction()).toBe(direction);
    browser.pass(600);
    expect(its.direction()).toBeUndefined();
  });

  it('is tinted with its row at most once a second, and still shows every price', () => {
    const its = cell('last');
    cells.show('AAA', wholeQuote('AAA', { last: 2_510 }));
    browser.pass(900);
    cells.show('AAA', wholeQuote('AAA', { last: 2_520 }));
    expect([its.direction(), its.text()]).toEqual([undefined, '2.52']);
    browser.pass(100);
    cells.show('AAA', wholeQuote('AAA', { last: 2_530 }));
    expect(its.direction()).toBe('up');
  });

  it('is not tinted for turnover, which only ever grows', () => {
    const its = cell('volume');
    cells.show('AAA', wholeQuote('AAA', { volume: 130_000 }));
    expect(its.direction()).toBeUndefined();
  });

  it('is not tinted when a price appears for the first time or goes', () => {
    const its = cell('indicativePrice');
    cells.show('AAA', wholeQuote('AAA', { indicativePrice: 2_500 }));
    expect([its.direction(), its.text()]).toEqual([undefined, '2.50']);
  });

  it('leaves other securities alone', () => {
    const other = cell('last', 'BBB');
    cells.show('AAA', wholeQuote('AAA', { last: 9_000 }));
    expect(other.text()).toBe('2.50');
  });
});
