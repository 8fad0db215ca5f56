import { setText } from '#app/live/set-text.ts';
import { pageLocale, showWhen } from '#app/elements/live-element.ts';
import type { PageFreshness } from '#app/elements/page-freshness.ts';
import { figuresAt, figuresState, type Heard } from '#domain/freshness.ts';
import { marketDate, marketTime, formatDate } from '#domain/date.ts';
import type { GlossaryEntry } from '#domain/glossary.ts';
import type { PlainDate } from '#domain/time.ts';
import { copyOnClick, type CitedFigure } from './citation.ts';
import type { Label } from './label.ts';
import { workingOf, workingParts } from './working.ts';

interface ExplainedTerm {
  label: Label;
  /** Element for the explanation. */
  line: HTMLElement;
  /** Null: the glossary could not be fetched. */
  entry: GlossaryEntry | null;
  /** Template of an explanation, in the page's language. */
  words: HTMLTemplateElement;
}

/** What a label means, how its figure was computed, and the figure's time, as of the moment of the request. */
export function explain({ label, line, entry, words }: ExplainedTerm): DocumentFragment {
  const made = words.content.cloneNode(true) as DocumentFragment;
  const text = made.firstElementChild!;
  const slot = (name: string) => text.querySelector<HTMLElement>(`[data-slot=${name}]`);
  const id = label.dataset['term'] ?? '';
  const figure = figureOf(label);
  const at = dayOf(label) ?? momentOfFigures(text);

  showWhen(text, [entry ? 'known' : 'failed', ...at.states, ...(figure ? ['figure'] : [])]);
  setText(slot('term'), entry?.term ?? '');
  setText(slot('words'), entry?.definition ?? '');
  slot('working')?.append(...workingParts(workingOf(id, line) ?? entry?.formula ?? null));
  const link = text.querySelector<HTMLAnchorElement>('a');
  if (link) link.hash = id;
  for (const date of text.querySelectorAll('[data-date]')) setText(date, at.date);
  for (const time of text.querySelectorAll('[data-time]')) setText(time, at.time);
  if (figure) copyOnClick(text, figure);
  return made;
}

/** The figure of a label in a list of facts. */
function figureOf(label: Label): CitedFigure | null {
  const value = label.closest('dt')?.nextElementSibling?.textContent.trim();
  return value ? { label: label.textContent.trim(), value } : null;
}

interface FiguresMoment {
  states: string[];
  date: string;
  time: string;
}

/** The day of a figure that is not of the page's moment: a previous close, a count of shares. */
function dayOf(label: Label): FiguresMoment | null {
  const day = label.closest<HTMLElement>('[data-as-of]')?.dataset['asOf'];
  return day ? { states: ['dated'], date: formatDate(day, pageLocale()), time: '' } : null;
}

/**
 * The time of the page's figures, and whether they move, have stopped, or never arrived; for a closed market the day of
 * its last session.
 */
function momentOfFigures(text: Element): FiguresMoment {
  const heard = document.querySelector<PageFreshness>('page-freshness')?.heard();
  if (!heard) return { states: [], date: '', time: '' };
  const at = figuresAt(heard);
  if (at === null) return { states: ['unheard'], date: '', time: '' };
  const state = figuresState(heard);
  const day = state === 'closed' ? lastSession(heard, text) : at;
  return { states: [state], date: formatDate(day, pageLocale()), time: marketTime(at, { seconds: true }) };
}

/** The session that was the last one when the page was rendered, or a later one that has closed since. */
function lastSession({ closes, now }: Heard, text: Element): PlainDate {
  const rendered = text.querySelector<HTMLElement>('[data-session]')?.dataset['session'] ?? '';
  const close = closes.findLast((each) => each <= now);
  const closed = close === undefined ? '' : marketDate(close);
  return closed > rendered ? closed : rendered;
}
