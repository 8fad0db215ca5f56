import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { startMailServer } from '#server/mail/test-mail-server.ts';
import { startSite } from './support/site.ts';
import { said } from './support/words.ts';

const PATH = pathOf('discover-contact-us');
const FIELDS = {
  topic: 'general',
  message: 'When is the next general meeting?',
  fullName: 'Salma Al-Nuaimi',
  email: 'salma@reader.example',
  answerIn: 'ar',
  agree: 'yes',
};

describe('a message whose process was killed before its mails were sent', () => {
  test('is found by the next process, which sends them, once', { timeout: 300_000 }, async () => {
    const [mail, away] = await Promise.all([startMailServer(), startMailServer()]);
    await away.close();
    const dataDir = mkdtempSync(join(tmpdir(), 'manara-site-'));
    const env = { TRUSTED_PROXIES: '1', MAIL_FROM: 'noreply@dsx.example' };
    const first = await startSite({ dataDir, env: { ...env, SMTP_URL: away.url } });
    const answer = await fetch(`${first.url}/ar${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(FIELDS),
      redirect: 'manual',
    });
    const reference = new URL(answer.headers.get('location')!, first.url).searchParams.get('sent')!;
    const ended = new Promise((resolve) => first.process.once('exit', resolve));
    first.process.kill('SIGKILL');
    await ended;
    const second = await startSite({ dataDir, env: { ...env, SMTP_URL: mail.url } });
    try {
      const sent = () => mail.mails.map(({ headers }) => headers['message-id']);
      await expect.poll(() => sent().length, { timeout: 120_000 }).toBe(2);
      expect(sent().every((id) => id?.includes(reference.toLowerCase()))).toBe(true);
      const receipt = await (await fetch(`${second.url}/ar${PATH}?sent=${reference}`)).text();
      expect(receipt).toContain(said('ar', 'forms.receipt.copy.sent'));
    } finally {
      await second.stop({ faultsAreKnown: true });
      rmSync(dataDir, { recursive: true, force: true });
      await mail.close();
    }
  });
});
