import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { WIDTHS, openHydrated } from './support/browser.ts';
import { byTurns, inBothLanguages, journey } from './support/journey.ts';

const PATHS = ['/', pathOf('the-exchange-company', { SecuritySymbol: 'DSX' })];
const STEPS = 60;
const NARROWEST = 320;

/** Pairs of overlapping phase labels. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll<SVGTextElement>('main svg text[data-term]')];
    const shown = labels.filter((label) => label.checkVisibility());
    if (shown.length < 4) return [`${shown.length} labels`];
    const boxes = shown.map((label) => ({ words: label.textContent ?? '', ...label.getBoundingClientRect().toJSON() }));
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter(
          ({ left, right, top, bottom }) =>
            left < one.right && right > one.left && top < one.bottom - 4 && bottom - 4 > one.top,
        )
        .map(({ words }) => `${one.words} | ${words}`),
    );
  });
}

/** Labels of phases and times that leave the drawing. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll<SVGTextElement>('main svg text[data-term]')];
    return labels
      .filter((label) => label.checkVisibility())
      .filter((label) => {
        const [words, drawing] = [label, label.ownerSVGElement!].map((one) => one.getBoundingClientRect());
        return words!.left < drawing!.left || words!.right > drawing!.right;
      })
      .map((label) => label.textContent ?? '');
  });
}

/** Moves the current-time mark over its whole range and returns the phase labels that it crosses. */
function crossed(page: Page): Promise<string[]> {
  return page.evaluate((steps) => {
    const hands = [...document.querySelectorAll<SVGLineElement>('main line[data-hand]')];
    const labels = [...document.querySelectorAll<SVGTextElement>('main svg text[data-term]')].filter((label) =>
      label.checkVisibility(),
    );
    if (hands.length === 0 || labels.length < 4) return [`${hands.length} marks, ${labels.length} labels`];
    const found = new Set<string>();
    for (let step = 0; step <= steps; step += 1)
      for (const hand of hands) {
        hand.removeAttribute('display');
        for (const end of ['x1', 'x2']) hand.setAttribute(end, `${(100 * step) / steps}%`);
        const mark = hand.getBoundingClientRect();
        for (const label of labels) {
          const words = label.getBoundingClientRect();
          const isBeside = mark.right < words.left || mark.left > words.right;
          const isApart = mark.bottom <= words.top || mark.top >= words.bottom;
          if (!isBeside && !isApart) found.add(label.textContent ?? '');
        }
      }
    return [...found];
  }, STEPS);
}

byTurns('the mark of now', ({ prefix }) => {
  journey.for(PATHS.flatMap((path) => [WIDTHS.phone, WIDTHS.desktop].map((width) => [path, width] as const)))(
    'crosses the words of no phase, at any time of the session: %s, %i px wide',
    async ([path, width], { visit }) => {
      const { page } = await visit({ width });
      await openHydrated(page, path === '/' ? prefix : prefix + path);
      expect(await crossed(page)).toEqual([]);
    },
  );
});

inBothLanguages('the words of phases', ({ prefix }) => {
  journey.for(PATHS)('stand beside each other on the narrowest phone: %s', async (path, { visit }) => {
    const { page } = await visit({ width: NARROWEST });
    await openHydrated(page, path === '/' ? prefix : prefix + path);
    expect(await overlapping(page)).toEqual([]);
    expect(await outside(page)).toEqual([]);
  });
});
