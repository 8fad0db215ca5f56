import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submissionKey } from './submission-key.ts';

function form(fields: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe('the key of a form that was sent', () => {
  it('is the same when it is sent twice, and of no other form', async () => {
    const fields = [
      ['name', 'سلمى'],
      ['shares', '100'],
    ] as const;
    const key = await submissionKey('training', form(fields));
    expect(await submissionKey('training', form(fields))).toBe(key);
    expect(await submissionKey('gathering', form(fields))).not.toBe(key);
  });

  it('differs wherever the words differ, also where they would read the same side by side', async () => {
    const field = fc.tuple(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 }));
    const some = fc.array(field, { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(some, some, async (one, other) => {
        const same = JSON.stringify([...form(one)]) === JSON.stringify([...form(other)]);
        expect((await submissionKey('f', form(one))) === (await submissionKey('f', form(other)))).toBe(same);
      }),
    );
  });

  it('differs by what a file holds', async () => {
    const withFile = (text: string) => {
      const data = form([]);
      data.append('file', new File([text], 'a.pdf'));
      return submissionKey('f', data);
    };
    expect(await withFile('a')).toBe(await withFile('a'));
    expect(await withFile('a')).not.toBe(await withFile('b'));
  });
});
