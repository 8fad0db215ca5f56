import { useEffect, useRef } from 'react';

const TYPING_RESTS_MS = 250;

/**
 * The box of words: the reader's while it has the focus, the address's otherwise (back, clear).
 * `apply` is called when the typing rests.
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
