import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';

/** The request that a page answers: its id is in the log, in the answer's header and on an error page. */
export const requestContext = createContext<{ id: string; fault(id: string, error: unknown): void }>();

/** On error pages only: other pages are the same for everybody and name no request. */
export const ErrorReference = createReactContext<string | null>(null);

export function useErrorReference(): string | null {
  return useContext(ErrorReference);
}
