import type { ReactNode } from 'react';

/** Known to the server alone: in a browser's bundle it would weigh 60 kB. */
const server = import.meta.env.SSR && (await import('react-dom/server'));

const made = new Map<string, string>();

interface MadeOnceProps {
  /** All that the content depends on. Few values: each is kept for the life of the process. */
  name: string;
  /** Elements without hooks of the router: they are rendered by themselves. */
  children: ReactNode;
}

/** A part that is the same on many pages: the server renders it once for each name, and writes what it has made. */
export function MadeOnce({ name, children }: MadeOnceProps) {
  return <div className="static-html" dangerouslySetInnerHTML={{ __html: htmlOf(name, children) }} />;
}

function htmlOf(name: string, children: ReactNode): string {
  const known = made.get(name);
  if (known !== undefined) return known;
  const html = server ? server.renderToStaticMarkup(children) : '';
  made.set(name, html);
  return html;
}
