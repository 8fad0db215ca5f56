import { afterEach, describe, expect, it, vi } from 'vitest';
import { warnOfLocale } from './locale-problem.ts';
import { registerCatalog, textOf } from './text.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a problem with a language', () => {
  it('is a warning on a developer’s console, and silent on a built site', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    warnOfLocale('A language file could not be loaded.');
    expect(warn).toHaveBeenCalledExactlyOnceWith('A language file could not be loaded.');
    vi.stubEnv('DEV', false);
    warnOfLocale('Again.');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is a text that is not there: its id stands for it, and the warning names language and id', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    registerCatalog('ar', {});
    expect(textOf('ar')('no.such.text')).toBe('no.such.text');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/'ar'.*'no\.such\.text'/)]]);
  });
});
