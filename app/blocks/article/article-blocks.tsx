import type { Instant } from '#domain/time.ts';
import { apart, asleep } from '../../ui/asleep.tsx';
import type { StarOrder } from '../lattice/star-order.ts';
import type { LiveIndex, LiveSecurities, ShownBlock, StillBlock } from './shown-article.ts';

const loadStillBlocks = () => import('./still-blocks.tsx').then((part) => part.StillBlocks);
const StillBlocks = asleep(import.meta.env.SSR && (await loadStillBlocks()), loadStillBlocks);
const loadLiveRows = () => import('./live-rows.tsx').then((part) => part.LiveRows);
const LiveRows = apart(import.meta.env.SSR && (await loadLiveRows()), loadLiveRows);
const loadLiveLevel = () => import('./live-level.tsx').then((part) => part.LiveLevel);
const LiveLevel = apart(import.meta.env.SSR && (await loadLiveLevel()), loadLiveLevel);

/** What stands around every block. */
export interface Surroundings {
  order: StarOrder;
  /** The market's now when the page was made, and whether it is a simulated one. */
  now: Instant;
  simulated: boolean;
}

type Run = LiveSecurities | LiveIndex | { type: 'still'; blocks: readonly StillBlock[] };

/** Blocks of an article. Those in which figures move are awake from the start, the others when the reader turns to them. */
export function ArticleBlocks({ blocks, order, ...market }: Surroundings & { blocks: readonly ShownBlock[] }) {
  return runsOf(blocks).map((run, index) => {
    if (run.type === 'still') return <StillBlocks key={index} blocks={run.blocks} order={order} />;
    if (run.type === 'index') return <LiveLevel key={index} block={run} {...market} />;
    return <LiveRows key={index} block={run} {...market} />;
  });
}

/** What stands still between two blocks that move is one part. */
function runsOf(blocks: readonly ShownBlock[]): Run[] {
  return blocks.reduce<Run[]>((runs, block) => {
    if (block.type === 'index' || block.type === 'securities') return [...runs, block];
    const last = runs.at(-1);
    if (last?.type !== 'still') return [...runs, { type: 'still', blocks: [block] }];
    return [...runs.slice(0, -1), { type: 'still', blocks: [...last.blocks, block] }];
  }, []);
}
