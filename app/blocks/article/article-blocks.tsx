import { Fragment, type ReactNode } from 'react';
import type { ArticlePart } from '#domain/article.ts';
import { percent } from '#domain/number.ts';
import type { Instant } from '#domain/time.ts';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { ContractsTable } from '#app/blocks/future-days/contracts-table.tsx';
import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import { BarsFigure } from '#app/blocks/plot/bars-figure.tsx';
import { DrawnLines } from './drawn-lines.tsx';
import { FixedBlockView } from './fixed-block.tsx';
import { LiveLevel } from './live-level.tsx';
import { LiveRows } from './live-rows.tsx';
import type { ShownBlock } from './shown-article.ts';

/** What every block of an article needs from its page. */
export interface Surroundings {
  order: StarOrder;
  /** The market's time when the page was rendered, and whether that time is simulated. */
  now: Instant;
  simulated: boolean;
  /** Content of the page for the places that its article marks. */
  parts?: Partial<Record<ArticlePart, ReactNode>> | undefined;
}

/** Blocks of an article, including those with live figures. */
export function ArticleBlocks({ blocks, order, parts, ...market }: Surroundings & { blocks: readonly ShownBlock[] }) {
  return blocks.map((block, index) => {
    if (block.type === 'part') return <Fragment key={index}>{parts?.[block.name]}</Fragment>;
    if (block.type === 'calculator') return <Calculator key={index} of={block.of} />;
    if (block.type === 'bars') return <BarsFigure key={index} {...block} level={wholePercent} />;
    if (block.type === 'lines') return <DrawnLines key={index} of={block} />;
    if (block.type === 'contracts') return <ContractsTable key={index} of={block.of} />;
    if (block.type === 'index') return <LiveLevel key={index} block={block} {...market} />;
    if (block.type === 'securities') return <LiveRows key={index} block={block} {...market} />;
    return <FixedBlockView key={index} block={block} order={order} />;
  });
}

function wholePercent(value: number): string {
  return percent(value, { sign: false, zero: true, decimals: 0 });
}
