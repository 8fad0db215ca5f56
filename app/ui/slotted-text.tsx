import { Fragment, type ReactNode } from 'react';

/** Characters that no text contains (Unicode's private use area): they mark where elements replace values. */
const FIRST = 0xe000;
const NAMES = ['date', 'time', 'count', 'query', 'label', 'low', 'high', 'last'] as const;
export type SlotName = (typeof NAMES)[number];

const MARKS = new RegExp(`([${slot(NAMES[0])}-${slot(NAMES.at(-1)!)}])`);

/** The value to put into a text in place of an element: `t('market.asOf', { time: slot('time') })`. */
export function slot(name: SlotName): string {
  return String.fromCharCode(FIRST + NAMES.indexOf(name));
}

interface SlottedTextProps {
  text: string;
  slots: Partial<Record<SlotName, ReactNode>>;
}

/** A text with elements in its slots, so that script can write their values without any texts of its own. */
export function SlottedText({ text, slots }: SlottedTextProps) {
  return text.split(MARKS).map((part, place) => {
    const name = place % 2 ? NAMES[part.charCodeAt(0) - FIRST] : undefined;
    return <Fragment key={place}>{name ? slots[name] : part}</Fragment>;
  });
}
