import { createContext, use } from 'react';

/** Inside `<Frozen value>` nothing follows the market: figures and clock do not change. For specimens of states. */
export const Frozen = createContext(false);

export function useFrozen(): boolean {
  return use(Frozen);
}
