import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';

/** The request that a page answers: its id is in the log, in the response header and on an error page. */
export const requestContext = createContext<{ id: string; fault(id: string, error: unknown): void }>();

/** Set on error pages only: other pages are the same for all readers and name no request. */
export const ErrorReference = createReactContext<string | null>(null);

export function useErrorReference(): string | null {
  return useContext(ErrorReference);
}
