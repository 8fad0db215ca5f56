import { Tokenizer } from 'htmlparser2';

/** What is in a piece of HTML, in its order. Names are in small letters, character references are read. */
export interface MarkupReader {
  text?(part: string): void;
  open?(name: string): void;
  attribute?(name: string, value: string): void;
  close?(name: string): void;
}

/**
 * Reads a piece of HTML from its beginning to its end, each character once, whatever it is: tags that never end and tags
 * that nest without end too. The tree of elements is not made: nobody needs it, and making it takes longer the deeper it is.
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
