import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverCodeGuard } from './server-code-guard.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manara-guard-'));
  for (const folder of ['app', 'store', 'domain']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'store', 'open.ts'), 'export interface Store { a: 1 }\nexport const open = () => 1;');
  writeFileSync(join(root, 'domain', 'time.ts'), 'export const noon = 12;');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function bundle(source: string): Promise<unknown> {
  writeFileSync(join(root, 'app', 'entry.ts'), source);
  const options = { write: false, rollupOptions: { input: join(root, 'app', 'entry.ts') } };
  return build({ root, configFile: false, logLevel: 'silent', plugins: [serverCodeGuard()], build: options });
}

describe("the browser's bundle", () => {
  it('is not built with a module of the server in it, and the reason names who brought it', async () => {
    await expect(bundle("import { open } from '../store/open.ts'; open();")).rejects.toThrow(
      'app/entry.ts brings store/open.ts into the browser',
    );
  });

  it("is not built with Node's own modules in it", async () => {
    await expect(bundle("import { readFileSync } from 'node:fs'; readFileSync('x');")).rejects.toThrow(
      'brings node:fs into the browser',
    );
  });

  it('takes types of the server and everything of the domain', async () => {
    const source =
      "import type { Store } from '../store/open.ts'; import { noon } from '../domain/time.ts'; console.log(noon as Store['a'] | 12);";
    await expect(bundle(source)).resolves.toBeDefined();
  });
});
