import type { Titled } from '#domain/article.ts';
import { StageDrawing } from '#app/blocks/lattice/lattice.tsx';
import type { StarOrder } from '#app/blocks/lattice/star-order.ts';
import { FlowText } from './flow.tsx';
import { RunningText } from './running-text.tsx';
import type { ShownLink } from './shown-article.ts';
import styles from './titled-blocks.module.css';

const STAGES = 3;

/** Steps in order; the lattice grows with them, stage by stage. */
export function Steps({ steps, order }: { steps: readonly Titled<ShownLink>[]; order: StarOrder }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title, body }, index) => (
        <li key={id} id={id}>
          <StageDrawing order={order} stage={stageOf(index, steps.length)} className={styles.drawing} />
          <div>
            <h3 className={`${styles.step} light`}>
              <span className={styles.number}>{index + 1} </span>
              <span>
                <RunningText of={title} />
              </span>
            </h3>
            <FlowText of={body} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Three steps are the three stages; more of them share the stages evenly. */
function stageOf(index: number, count: number): 1 | 2 | 3 {
  return Math.ceil(((index + 1) * STAGES) / count) as 1 | 2 | 3;
}

/** Questions that open on click, with and without script; the first one is open. In print all are open. */
export function Questions({ questions }: { questions: readonly Titled<ShownLink>[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, title, body }, index) => (
        <details key={id} open={index === 0} data-printed>
          <summary>
            <h3>
              <RunningText of={title} />
            </h3>
          </summary>
          {/* A link to a question targets its answer: a closed question opens for it. */}
          <div id={id} className={styles.answer}>
            <FlowText of={body} />
          </div>
        </details>
      ))}
    </div>
  );
}
