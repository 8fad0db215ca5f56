import { createHash } from 'node:crypto';
import { FIRST_SCRIPT } from '#app/head/first-script.ts';

/** Hash of what React Router 8.4 writes for `<ScrollRestoration>`: its own source, the same on every page. */
const SCROLL_RESTORATION = 'sha256-n1D9cZXw4ZNSiUR+6/8u4KC6Mx7KCFb9ScJA8U0UdhI=';
const STREAM = 'window.__reactRouterContext.streamController';
const STREAM_OPENED =
  ';window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
const MODULE = /^(?:import \* as route\d+ from "\/assets\/[\w.-]+";|import\("\/assets\/[\w.-]+"\);|;|)$/;
const ROUTES = /^ *window\.__reactRouterManifest = (\{\n[\s\S]*?\n\});$/m;

/** A script's hash in the form of the content policy. */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

const FIXED = new Set([hashOf(FIRST_SCRIPT), hashOf(`${STREAM}.close();`), SCROLL_RESTORATION]);

/**
 * The hash of a script that the site itself writes: fixed texts, and three of React Router's whose only variable part is
 * data or the addresses of our own files. An injected script gets none, so it never runs.
 */
export function ownHashOf(script: string): string | null {
  const hash = hashOf(script);
  return FIXED.has(hash) || isHandOver(script) || isPageData(script) || isModules(script) ? hash : null;
}

/** `window.__reactRouterContext = {…};` and the stream that carries the page's data. */
function isHandOver(script: string): boolean {
  return isJson(between(script, 'window.__reactRouterContext = ', STREAM_OPENED));
}

/** `…streamController.enqueue("…");` with the page's data as one string. */
function isPageData(script: string): boolean {
  const value = between(script, `${STREAM}.enqueue(`, ');');
  return value?.[0] === '"' && isJson(value);
}

/** Imports of the page's parts and of the entry, from our own files, and the page's routes as data. */
function isModules(script: string): boolean {
  const routes = ROUTES.exec(script)?.[1];
  if (routes !== undefined && !isJson(routes)) return false;
  const lines = script.replace(ROUTES, '').split('\n');
  return lines.every((line) => MODULE.test(line.trim()) || isModuleList(line.trim()));
}

/** `window.__reactRouterRouteModules = {"root":route0,…};` */
function isModuleList(line: string): boolean {
  const list = between(line, 'window.__reactRouterRouteModules = {', '};');
  return list?.split(',').every((pair) => /^"[\w/.-]+":route\d+$/.test(pair)) ?? false;
}

function between(text: string, start: string, end: string): string | null {
  const fits = text.startsWith(start) && text.endsWith(end) && text.length >= start.length + end.length;
  return fits ? text.slice(start.length, text.length - end.length) : null;
}

function isJson(text: string | null): boolean {
  if (text === null) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
