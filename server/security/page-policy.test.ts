import { describe, expect, it } from 'vitest';
import type { BotCheck } from '#domain/forms/bot-check.ts';
import { FIRST_SCRIPT } from '#app/head/first-script.ts';
import { ownHashOf } from './own-scripts.ts';
import { pagePolicy, policySite } from './page-policy.ts';

const PAGE_DATA = String.raw`window.__reactRouterContext.streamController.enqueue("[{\"_1\":2},\"\u003c/script>\"]\n");`;
const MODULES = `;
import * as route0 from "/assets/root-Ca9DNYFh.js";
  window.__reactRouterManifest = {
  "routes": {
    "root": {
      "module": "/assets/root-Ca9DNYFh.js"
    }
  }
};
  window.__reactRouterRouteModules = {"root":route0,"layouts/default":route1};

import("/assets/entry.client-D7bPcqic.js");`;

function page(...scripts: string[]): string {
  return `<!doctype html><html><head>${scripts.map((each) => `<script>${each}</script>`).join('')}</head></html>`;
}

describe('the policy of a page', () => {
  it('names each of the page’s scripts by its hash, once', () => {
    const policy = pagePolicy(page(FIRST_SCRIPT, PAGE_DATA, PAGE_DATA));
    expect(policy).toContain(`script-src 'self' '${ownHashOf(FIRST_SCRIPT)}' '${ownHashOf(PAGE_DATA)}';`);
  });

  it('names no script that the site did not write', () => {
    const policy = pagePolicy(page(FIRST_SCRIPT, 'alert(1)'));
    expect(policy).toContain(`script-src 'self' '${ownHashOf(FIRST_SCRIPT)}';`);
  });

  it('is not needed for scripts with an address and for data', () => {
    const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{"@type":"WebPage"}</script>';
    expect(pagePolicy(html)).toContain("script-src 'self';");
  });

  it('allows nothing that is unsafe and nothing that is not named', () => {
    const policy = pagePolicy(page(FIRST_SCRIPT));
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
    expect(policy).toMatch(/^default-src 'none'; .*require-trusted-types-for 'script'/);
  });

  it('names the hosts of the services that measure visits, and no other', () => {
    const provider = { en: 'Counters', ar: 'العدّادون' };
    const policy = pagePolicy(
      '',
      policySite('http://localhost', [
        { provider, script: 'https://a.example/1.js?id=7', vitals: null, origins: ['https://b.example'] },
        { provider, script: null, vitals: 'https://c.example/v?id=7', origins: [] },
      ]),
    );
    expect(policy).toContain("script-src 'self' https://a.example;");
    expect(policy).toContain("connect-src 'self' https://b.example https://c.example;");
    expect(policy).toContain('trusted-types default measurement;');
    expect(pagePolicy('')).toContain('trusted-types default;');
  });

  describe('with a form', () => {
    const FORM = '<form><div class="a" data-bot-check="{}"></div></form>';
    const site = (check: BotCheck) => policySite('http://localhost', [], check);
    const altcha = site({ kind: 'altcha', challenge: '/bot-check/challenge' });
    const script = 'https://www.recaptcha.net/recaptcha/api.js?render=key';
    const recaptcha = site({ kind: 'recaptcha', mode: 'standard', key: 'key', script });

    it('lets the check of this site run its worker, and reaches nobody else', () => {
      expect(pagePolicy(FORM, altcha)).toBe(
        pagePolicy(FORM).replace('trusted-types default;', 'trusted-types default bot-check;'),
      );
    });

    it('names the hosts of reCAPTCHA where it is in use', () => {
      const policy = pagePolicy(FORM, recaptcha);
      const service = 'https://www.recaptcha.net/recaptcha/';
      expect(policy).toContain(`script-src 'self' ${service} https://www.gstatic.com/recaptcha/;`);
      expect(policy).toContain(`frame-src ${service} https://recaptcha.google.com/recaptcha/;`);
      expect(policy).toContain(`connect-src 'self' ${service};`);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('trusted-types default');
    });

    it('is the only one that is opened', () => {
      const others = ['<main></main>', 'data-bot-check="{}"', '<p>&lt;div data-bot-check="{}"&gt;</p>'];
      for (const html of others) expect(pagePolicy(html, recaptcha)).toBe(pagePolicy(html));
      const off = site({ kind: 'off', fault: 'no-key' });
      expect(pagePolicy(FORM, off)).toBe(pagePolicy(FORM));
    });
  });

  it('asks for https where the site has it', () => {
    expect(pagePolicy('', { secure: true })).toContain('upgrade-insecure-requests');
    expect(pagePolicy('')).not.toContain('upgrade-insecure-requests');
  });
});

describe('a script of the site', () => {
  it.each([
    ['the first one', FIRST_SCRIPT],
    ['the page’s data', PAGE_DATA],
    ['the page’s modules', MODULES],
    ['the end of the data', 'window.__reactRouterContext.streamController.close();'],
  ])('is %s', (_name, script) => {
    expect(ownHashOf(script)).toMatch(/^sha256-/);
  });

  it.each([
    ['one with more behind it', `${FIRST_SCRIPT};alert(1)`],
    ['data that ends early', 'window.__reactRouterContext.streamController.enqueue("a");alert(1);//");'],
    ['data that is code', 'window.__reactRouterContext.streamController.enqueue(alert(1));'],
    ['a module from elsewhere', 'import "https://evil.example/a.js";'],
    ['a module outside our files', 'import "/assets/../images/a.js";'],
    ['a module list with code', 'window.__reactRouterRouteModules = {"root":alert(1)};'],
    ['routes with code', 'window.__reactRouterManifest = {\n  "url": alert(1)\n};'],
    ['code behind the routes', 'window.__reactRouterManifest = {\n  "url": ""\n};\nalert(1);'],
    ['a hand-over with code', 'window.__reactRouterContext = {};alert(1);'],
  ])('is not %s', (_name, script) => {
    expect(ownHashOf(script)).toBeNull();
  });
});
