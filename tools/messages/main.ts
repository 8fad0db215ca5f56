import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { compileMessages, MessagesError } from './compile.ts';
import { compileGlossary } from './glossary.ts';
import { GlossaryError } from './glossary-source.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Editors write a file in several steps; one compile serves all of them. */
const SETTLE_MS = 80;

function compile(): boolean {
  try {
    for (const { locale, count, changed } of compileMessages(root)) {
      if (changed) console.log(`messages ${locale}: ${count} texts`);
    }
    for (const { locale, count, changed } of compileGlossary(root)) {
      if (changed) console.log(`glossary ${locale}: ${count} terms`);
    }
    return true;
  } catch (error) {
    if (!(error instanceof MessagesError || error instanceof GlossaryError)) throw error;
    console.error(error instanceof GlossaryError ? `${error.file}:${error.line} ${error.message}` : error.message);
    return false;
  }
}

function compileOnChange(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, 'messages'), { recursive: true }, (_event, name) => {
    if (!name || !/\.(po|yaml)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(compile, SETTLE_MS);
  });
}

const watching = process.argv.includes('--watch');
const done = compile();
if (watching) compileOnChange();
else if (!done) process.exitCode = 1;
