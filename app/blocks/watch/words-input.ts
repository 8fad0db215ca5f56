import { useEffect, useRef } from 'react';

const TYPING_RESTS_MS = 250;

/**
 * The search field: the reader's text while it has the focus, otherwise the address's (back, clear). `apply` is called
 * when typing pauses.
 */
export function useWordsInput(words: string, apply: () => void) {
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const input = ref.current;
    if (input && input !== document.activeElement) input.value = words;
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, TYPING_RESTS_MS);
  };
  return { ref, onInput, defaultValue: words };
}
