import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { Frozen } from '#app/live/frozen.ts';
import { classNames } from '#app/ui/class-names.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

/** A group of the gallery, as in its table of contents. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="states-group" aria-labelledby={id}>
      <SectionHead id={id} title={useText()(title)} />
      <div className="states-specimens">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  /** Message of the state's name. */
  name: string;
  /** Uses the whole width; otherwise several are side by side. */
  wide?: boolean;
  navy?: boolean;
  /** Follows the live market; the only specimen that does. */
  live?: boolean;
  /** An earlier specimen has the same landmarks: this one is visual only. */
  again?: boolean;
  children: ReactNode;
}

/** A block in one state under the state's name. Parts that it pins to the window stay in the block's box. */
export function Specimen({ name, wide, navy, live = false, again, children }: SpecimenProps) {
  return (
    <div className={classNames('states-specimen', wide && 'states-wide')}>
      <h3 className="states-name">{useText()(name)}</h3>
      <div
        className={classNames('states-box', navy && 'on-navy', navy && 'states-navy')}
        inert={again}
        data-frozen={live ? undefined : ''}
      >
        <Frozen value={!live}>{children}</Frozen>
      </div>
    </div>
  );
}
