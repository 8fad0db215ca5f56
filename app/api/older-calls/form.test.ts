import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm, type Form } from './form.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const form = (type: string, body: string) => readForm(type, body) as Form;

describe('the body of an older call', () => {
  it('is a form or JSON, with names in any case; of one name the first counts', () => {
    expect(form(FORM, 'COMMAND=CompanyProfile&Symbol=A&symbol=B').get('SYMBOL')).toBe('A');
    expect(form(JSON_TYPE, '{"command":"CompanyProfile","Year":2025,"x":null}').command).toBe('companyprofile');
    expect(form(JSON_TYPE, '{"year":2025}').get('year')).toBe('2025');
    expect(form('', 'Command=a').command).toBe('a');
  });

  it('is in the language that either name gives, else in the default one', () => {
    expect(form(FORM, 'lang=AR').lang).toBe('ar');
    expect(form(FORM, 'Language=ar&lang=en').lang).toBe('ar');
    expect(form(FORM, 'lang=fr').lang).toBe('en');
  });

  it('is named where it cannot be read', () => {
    for (const body of ['', '{', '[]', '"x"', 'null', '{"a":[1]}', '{"a":{}}'])
      expect(readForm(JSON_TYPE, body)).toBe('unreadable');
    expect(readForm('multipart/form-data', 'x')).toBe('unsupported-body');
  });

  it('never breaks, whatever is sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(FORM, JSON_TYPE, ''), fc.string(), (type, body) => {
        const read = readForm(type, body);
        if (typeof read === 'string') return read === 'unreadable';
        return read.get('__proto__') !== undefined && read.command === read.command.toLowerCase();
      }),
    );
    fc.assert(
      fc.property(fc.json(), (body) => {
        readForm(JSON_TYPE, body);
      }),
    );
  });
});
