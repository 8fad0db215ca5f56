import type { ReactNode } from 'react';
import { useText } from '#messages/text.tsx';
import { Frozen } from '#app/live/frozen.ts';
import { classNames } from '#app/ui/class-names.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

/** A group of the gallery, as the list of contents names it. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="states-group" aria-labelledby={id}>
      <SectionHead id={id} title={useText()(title)} />
      <div className="states-specimens">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  /** Text of the state's name. */
  name: string;
  /** Takes the whole width; several are side by side else. */
  wide?: boolean;
  navy?: boolean;
  /** Follows the market, as the only one. */
  live?: boolean;
  /** The same landmarks are in a specimen before it: this one is for the eye alone. */
  again?: boolean;
  children: ReactNode;
}

/** A block in one state under the state's name. What it pins to the window stays in its box. */
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
