import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementProps<Own = object> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Own;

/** The attributes that our custom elements take in JSX (app/elements). */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'live-figure': ElementProps<{ symbol: string; field: string; format?: string | undefined; follow?: boolean }>;
      'live-change': ElementProps<{ symbol?: string | undefined; index?: string | undefined; field: string }>;
      'live-follow': ElementProps<{ topics: string }>;
      'index-level': ElementProps<{ index: string }>;
      'market-status': ElementProps<{ status: string; phase: string }>;
      'market-clock': ElementProps<{ seconds?: boolean }>;
      'page-freshness': ElementProps<{ facts: string }>;
      'offline-banner': ElementProps;
      'price-ruler': ElementProps<{ symbol: string; lower: number; upper: number }>;
      'quote-state': ElementProps<{ symbol: string }>;
      'session-line': ElementProps<{ from: number; to: number }>;
      'term-label': ElementProps;
      'printed-from': ElementProps;
    }
  }
}
