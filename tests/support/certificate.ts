import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  /** Files in PEM. */
  key: string;
  certificate: string;
}

export interface Authority {
  /** The authority's own certificate, in PEM, for clients that must trust what it signs. */
  file: string;
  /** Returns a certificate for this machine, valid for this many days; a negative number makes an expired one. */
  sign(days: number): Certificate;
  remove(): void;
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const MACHINE = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];

/** A certificate authority for a test: its files are in a temporary folder, and nothing else trusts it. */
export function createAuthority(): Authority {
  const folder = mkdtempSync(join(tmpdir(), 'manara-tls-'));
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  const at = (name: string) => join(folder, name);
  openssl('req', '-x509', ...KEY, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', '/CN=Test authority');
  let signed = 0;
  return {
    file: at('ca.pem'),
    sign(days) {
      const name = `site-${(signed += 1)}`;
      openssl('req', ...KEY, '-keyout', `${name}.key`, '-out', `${name}.csr`, ...MACHINE);
      const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy'];
      openssl('x509', '-req', '-in', `${name}.csr`, ...by, '-days', String(days), '-out', `${name}.pem`);
      // A server sends the whole chain.
      writeFileSync(at(`${name}.pem`), readFileSync(at(`${name}.pem`), 'utf8') + readFileSync(at('ca.pem'), 'utf8'));
      return { key: at(`${name}.key`), certificate: at(`${name}.pem`) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
