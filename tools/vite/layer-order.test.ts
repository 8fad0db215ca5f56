import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layerOrder, ORDER } from './layer-order.ts';

type Sheet = { type: 'asset' | 'chunk'; fileName: string; source: string };

function built(...sheets: Sheet[]): Sheet[] {
  const hook = layerOrder().generateBundle as unknown as {
    handler(options: unknown, bundle: Record<string, Sheet>): void;
  };
  hook.handler({}, Object.fromEntries(sheets.map((sheet) => [sheet.fileName, sheet])));
  return sheets;
}

describe('the order of the layers', () => {
  it('stands first in the style sheet, whatever the parts’ order', () => {
    const [style] = built({ type: 'asset', fileName: 'style.css', source: '@layer ui{}@layer reset{}' });
    expect(style?.source).toBe(`${ORDER}@layer ui{}@layer reset{}`);
  });

  it('leaves other files alone', () => {
    const [font] = built({ type: 'asset', fileName: 'plex.woff2', source: 'font' });
    expect(font?.source).toBe('font');
  });

  it('is the one that the sources name', () => {
    const source = readFileSync(new URL('../../app/styles/site.css', import.meta.url), 'utf8');
    expect(source.replaceAll(', ', ',')).toContain(ORDER);
  });
});
