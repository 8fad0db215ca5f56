import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInvitationCode, newInvitationCode, spelledCode } from './invitation.ts';
import { readForm } from './form.ts';
import { registrationForm, type RegistrationTerms } from './registration.ts';

const TERMS: RegistrationTerms = { sessions: ['e1/a', 'e1/b'], guests: 2, byInvitation: true, own: 'interest' };
const TYPED = {
  session: ['e1/b'],
  code: ['7kqm-4f2g'],
  firstName: ['Salma'],
  lastName: ['Al-Nuaimi'],
  email: ['salma@reader.example'],
  emailAgain: ['Salma@reader.example'],
  company: ['Sidra'],
  jobTitle: ['Treasurer'],
  guests: ['1'],
  interest: ['invest', 'report'],
  answerIn: ['ar'],
  agree: ['yes'],
};
const read = (change: object = {}, terms: Partial<RegistrationTerms> = {}) =>
  readForm(registrationForm({ ...TERMS, ...terms }), { ...TYPED, ...change });

describe('the form of a registration', () => {
  it('is read with its code in one spelling', () => {
    expect(read().values).toMatchObject({ session: 'e1/b', code: '7KQM4F2G', guests: '1', mobile: null, news: null });
  });

  it('takes sessions, guests and codes that there are', () => {
    const faults = { session: ['e1/c'], code: ['7KQM4F2'], guests: ['3'], interest: [] };
    expect(read(faults).faults).toEqual({
      session: 'missing',
      code: 'wrong',
      guests: 'missing',
      interest: 'missing',
    });
  });

  it('asks for guests, a code and an answer of its own only where the event does', () => {
    const { values } = read({}, { guests: 0, byInvitation: false, own: null });
    expect(Object.keys(values!)).not.toEqual(expect.arrayContaining(['code']));
    for (const name of ['code', 'guests', 'interest', 'experience']) expect(values).not.toHaveProperty(name);
    expect(read({ experience: [''] }, { own: 'experience' }).values).toMatchObject({ experience: null });
  });
});

it('every code that is made is one, however it is typed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 8, maxLength: 8 }), (drawn) => {
      let next = 0;
      const code = newInvitationCode(() => drawn[next++]!);
      expect(isInvitationCode(code)).toBe(true);
      expect(spelledCode(` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `)).toBe(code);
    }),
  );
});
