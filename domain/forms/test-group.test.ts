import { describe, expect, it } from 'vitest';
import { readForm, typedOf } from './form.ts';
import { testGroupForm } from './test-group.ts';

const GOOD = {
  device: 'apple-phone',
  firstName: 'Salma',
  lastName: 'Al-Nuaimi',
  email: 'salma@example.com',
  emailAgain: 'SALMA@example.com',
  mobile: '050 123 4567',
  country: 'AE',
  answerIn: 'en',
  age: 'yes',
  seat: 'held',
  agree: 'yes',
};

function read(bound: boolean, change: Record<string, string> = {}) {
  const rules = testGroupForm({ devices: ['apple-phone', 'google-phone'], bound });
  return readForm(rules, typedOf(rules.fields, Object.entries({ ...GOOD, ...change })));
}

describe('joining the test group', () => {
  it('asks for the identifier of a device only where the test version is bound to devices', () => {
    expect(read(true).faults).toEqual({ deviceId: 'missing' });
    expect(read(false).faults).toBeNull();
    expect(read(false, { deviceId: 'a'.repeat(40) }).values).not.toHaveProperty('deviceId');
  });

  it('takes an identifier as either system writes it, in letters of one size', () => {
    const spelled = (deviceId: string) => read(true, { deviceId }).values?.deviceId;
    expect(spelled('0123456789abcdef0123456789abcdef01234567')).toBe('0123456789ABCDEF0123456789ABCDEF01234567');
    expect(spelled('00008110-000a1b2c3d4e5f60')).toBe('00008110-000A1B2C3D4E5F60');
    expect(spelled(' 00008110-000A1B2C 3D4E5F60 ')).toBe('00008110-000A1B2C3D4E5F60');
    for (const deviceId of ['0123456789abcdef', 'g'.repeat(40), '00008110-000A1B2C3D4E5F6', '=cmd|x'])
      expect(read(true, { deviceId }).faults, deviceId).toEqual({ deviceId: 'wrong' });
  });

  it('asks for the age, and for the same address twice', () => {
    expect(read(false, { age: '' }).faults).toEqual({ age: 'missing' });
    expect(read(false, { emailAgain: 'other@example.com' }).faults).toEqual({ emailAgain: 'wrong' });
  });
});
