import { useLocation } from 'react-router';
import { useViewAddress } from './view-address.ts';

interface ChosenView<View extends string> {
  chosen: View;
  /** The address of a view; the first view needs no parameter. */
  addressOf: (view: View) => string;
}

/** The view that a parameter of the address names; the first view when it names none of them. */
export function useChosenView<View extends string>(parameter: string, views: readonly View[]): ChosenView<View> {
  const address = useViewAddress();
  const asked = new URLSearchParams(useLocation().search).get(parameter);
  const [first] = views;
  if (first === undefined) throw new RangeError(`'${parameter}' has no views to choose from.`);
  return {
    chosen: views.find((view) => view === asked) ?? first,
    addressOf: (view) => address({ [parameter]: view === first ? null : view }),
  };
}
