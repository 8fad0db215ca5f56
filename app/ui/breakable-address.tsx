import { Fragment } from 'react';

/** An address that can wrap after its punctuation; copied, it is whole. */
export function BreakableAddress({ children }: { children: string }) {
  return children.split(/(?<=[/?&])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
