import { createContext, useSyncExternalStore, type ReactNode } from 'react';
import type { GlossaryEntry } from '#domain/glossary.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';

/** The label that is being explained. */
export interface Explained {
  id: string;
  /** The group of figures that the label stands in, where the scope has several. */
  group: string | null;
  /** The figure that the label stands for, where it names one alone. */
  figure: { label: string; value: string } | null;
  /** null: the words could not be fetched. */
  entry: GlossaryEntry | null;
  /** Asked for by click or key; what the pointer opened goes with the pointer. */
  pinned: boolean;
}

/** How the page's own figure came about; null leaves the glossary's formula to say it. */
export type Working = (id: GlossaryId) => ReactNode;

export interface Scope {
  /** The element that the explanation stands in; a group's has `-<group>` behind it. */
  lineId: string;
  /** Script is at work: labels are controls, no longer links. */
  awake: boolean;
  explained: Explained | null;
  working: Working | undefined;
}

/** What holds labels and their line together; null where labels only lead to the glossary. */
export const TermContext = createContext<Scope | null>(null);

/** The group of figures around a label. */
export const TermGroupContext = createContext<string | null>(null);

/** False on the server and in the first render of a browser, true from then on. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
