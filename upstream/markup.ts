import { Tokenizer } from 'htmlparser2';

/** The parts of a piece of HTML, in order. Names are in lower case, character references are decoded. */
export interface MarkupReader {
  text?(part: string): void;
  open?(name: string): void;
  attribute?(name: string, value: string): void;
  close?(name: string): void;
}

/**
 * Reads a piece of HTML from beginning to end, each character once, even with unclosed tags or unlimited nesting. No
 * element tree is built: it is not needed, and building it takes longer the deeper it is.
 */
export function readMarkup(html: string, { text, open, attribute, close }: MarkupReader): void {
  const name = (start: number, end: number) => html.slice(start, end).toLowerCase();
  let named = '';
  let value: string[] = [];
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => text?.(html.slice(start, end)),
      ontextentity: (code) => text?.(String.fromCodePoint(code)),
      onopentagname: (start, end) => open?.(name(start, end)),
      onclosetag: (start, end) => close?.(name(start, end)),
      onattribname: (start, end) => void (named = name(start, end)),
      onattribdata: (start, end) => void value.push(html.slice(start, end)),
      onattribentity: (code) => void value.push(String.fromCodePoint(code)),
      onattribend() {
        attribute?.(named, value.join(''));
        value = [];
      },
      onopentagend: NOTHING,
      onselfclosingtag: NOTHING,
      oncdata: NOTHING,
      oncomment: NOTHING,
      ondeclaration: NOTHING,
      onprocessinginstruction: NOTHING,
      onend: NOTHING,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

const NOTHING = () => undefined;
