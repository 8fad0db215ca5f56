import { expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { FormDesk } from '#app/form-desk.ts';
import { receiptOf } from './form-view.ts';
import { comingToTheApp } from './investor-app.ts';
import { notifyKind } from './notify.ts';

registerCatalog('en', english);

const WHO = { exchange, locale: 'en' } as const;

/** What is told of a form that asks to be told of something. */
async function nextWhere(sendsMail: boolean, what: string): Promise<string | null> {
  const desk: unknown = {
    sendsMail,
    receipt: async () => ({
      submission: { fields: { for: what }, sentAt: Date.UTC(2026, 10, 18) },
      copy: 'none',
      seat: null,
    }),
  };
  return (await receiptOf(notifyKind('2026-11-18'), WHO, desk as FormDesk, 'DSX-1')).next;
}

it('a receipt promises a mail only where mails are sent', async () => {
  const [{ value, label }] = comingToTheApp(WHO) as [{ value: string; label: string }];
  expect(await nextWhere(true, value)).toContain(label);
  expect(await nextWhere(false, value)).toBeNull();
});

it('a receipt says what is no mail wherever it is', async () => {
  expect(await nextWhere(false, 'nothing that is to come')).toBe('It is all available already.');
});
