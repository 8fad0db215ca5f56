import { setText } from '#app/live/set-text.ts';
import type { SuggestionsAnswer } from '#domain/suggestion.ts';
import type { Answer } from './asking.ts';
import { allLine, pageLine, securityLine } from './lines.ts';
import { copyOf, pageTemplates, textOfPart } from './templates.ts';

/** An option: its link and its content. */
interface Line {
  href: string;
  element: Element;
}

let lists = 0;

/**
 * The list under a search field, initially empty and hidden, with the text that is read out. It does not handle keys.
 */
export function createList(form: HTMLFormElement) {
  const { content, dataset } = pageTemplates();
  const parts = document.importNode(content, true);
  const status = parts.querySelector('[role=status]')!;
  const box = parts.querySelector('[role=listbox]')!;
  const popup = box.parentElement!;
  const note = popup.querySelector('p')!;
  lists += 1;
  box.id = `suggestions-${lists}`;
  form.append(status, popup);
  // A press on the list keeps the focus in the field.
  popup.addEventListener('pointerdown', (event) => event.preventDefault());

  let said = { note: '', announcement: '' };
  let lines: Line[] = [];
  let isEmpty = true;

  return {
    id: box.id,
    address: dataset['address']!,
    options: () => lines.map(({ element }) => element),
    hrefs: () => lines.map(({ href }) => href),

    /** `typed` is the query of the results page. */
    fill(answer: Answer, typed: string): void {
      const found = answer === 'failed' ? null : answer;
      const groups = found ? groupsOf(found, `${form.action}?${new URLSearchParams({ q: typed })}`) : [];
      isEmpty = answer === null;
      said = saidOf(answer);
      lines = groups.flatMap((group) => group.lines);
      for (const [place, { element }] of lines.entries()) element.id = `${box.id}-${place}`;
      box.replaceChildren(...groups.map((group) => groupElement(group, box.id)));
    },

    show(isOpen: boolean): void {
      popup.hidden = !isOpen || isEmpty;
      setText(status, isOpen ? said.announcement : '');
      setText(note, said.note);
      note.hidden = said.note === '';
    },

    onChoice(choose: (place: number) => void): void {
      box.addEventListener('click', ({ target }) => {
        const place = lines.findIndex(({ element }) => element.contains(target as Node));
        if (place >= 0) choose(place);
      });
    },
  };
}

interface Group {
  name: string;
  lines: Line[];
}

function groupsOf({ securities, pages, others, all }: SuggestionsAnswer, results: string): Group[] {
  const base = pageTemplates().dataset['base']!.replace(/\/$/, '');
  const page = (row: SuggestionsAnswer['pages'][number]) => ({ href: base + row.to, element: pageLine(row) });
  const groups: Group[] = [
    { name: 'securities', lines: securities.map((row) => ({ href: base + row.to, element: securityLine(row) })) },
    { name: 'pages', lines: pages.map(page) },
    { name: 'others', lines: others.map(page) },
    { name: 'all', lines: all === null ? [] : [{ href: results, element: allLine(all) }] },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function groupElement({ name, lines }: Group, listId: string): Element {
  const group = copyOf(`group-${name}`);
  const label = group.firstElementChild;
  if (label) {
    label.id = `${listId}-${name}`;
    group.setAttribute('aria-labelledby', label.id);
  }
  group.append(...lines.map(({ element }) => element));
  return group;
}

function saidOf(answer: Answer): { note: string; announcement: string } {
  if (answer === null) return { note: '', announcement: '' };
  if (answer !== 'failed') return { note: answer.note ?? '', announcement: answer.announcement };
  const failed = textOfPart('failed');
  return { note: failed, announcement: failed };
}
