import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useDepth, useIndex, useQuote, useStale, useTrades } from './hooks.ts';
import { LiveText } from './live-text.tsx';
import { wholeQuote } from './sample-frames.ts';

function Page() {
  const quote = useQuote('AAA', wholeQuote('AAA'));
  const [depth, trades] = [useDepth('AAA'), useTrades('AAA')];
  const index = useIndex('GI');
  return <p>{[quote?.last, depth, trades.length, index, useStale()].join(' ')}</p>;
}

describe('on the server', () => {
  it('a live figure is its initial text, isolated from the text around it', () => {
    const html = renderToString(<LiveText symbol="AAA" field="last" initial={wholeQuote('AAA')} className="figures" />);
    expect(html).toBe(
      '<live-figure dir="ltr" symbol="AAA" field="last" class="figures" data-live="last">2.50</live-figure>',
    );
  });

  it('a figure that nobody knows is --', () => {
    expect(renderToString(<LiveText symbol="AAA" field="last" initial={null} />)).toContain('>--<');
  });

  it('every hook answers what it was given', () => {
    expect(renderToString(<Page />)).toBe('<p>2500  0  false</p>');
  });
});
