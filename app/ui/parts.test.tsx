import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Change } from './change.tsx';
import { SelectField, TextField } from './field.tsx';
import { Figure } from './figure.tsx';
import { Icon } from './icon.tsx';
import { Marked } from './marked.tsx';
import { Pager } from './pager.tsx';
import { RangeRuler } from './range-ruler.tsx';
import { Segments } from './segments.tsx';
import { Skeleton } from './skeleton.tsx';
import { Sparkline } from './sparkline.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';

const html = (part: ReactNode) => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);

describe('the parts of the interface', () => {
  it('say a change by shape, sign and class together', () => {
    const change = html(<Change direction="down" text="−0.83%" />);
    expect(change).toContain('data-direction="down"');
    expect(change).toMatch(/class="[^"]*\bdown\b/);
    expect(change).toContain('<bdi dir="ltr">−0.83%</bdi>');
  });

  it('keep the order of a figure: Arabic words follow their number from the right', () => {
    for (const text of ['818.74 مليار', '\u2066\u22122.50\u2069 ألف', '18 نوفمبر 2026'])
      expect(html(<Figure>{text}</Figure>)).toBe(`<bdi dir="rtl">${text}</bdi>`);
    for (const text of ['1,234.50', '+3.61%', '14.88M', 'DSX', '\u22123.64% · 16 مارس'])
      expect(html(<Figure>{text}</Figure>)).toBe(`<bdi dir="ltr">${text}</bdi>`);
  });

  it('name a table, its columns and its rows, and say how it is sorted', () => {
    const columns = [
      {
        id: 'name',
        head: 'Security',
        sort: { to: '?sort=name', order: 'ascending' as const },
        cell: (row: string) => row,
      },
      { id: 'last', head: 'Last price', figures: true, cell: () => '1.00' },
    ];
    const table = html(<Table caption="Shares" columns={columns} rows={['NOOR']} rowKey={(row) => row} />);
    expect(table).toMatch(/<caption[^>]*>Shares<\/caption>/);
    expect(table).toMatch(/<th scope="col" aria-sort="ascending"><a[^>]*href="\/\?sort=name"/);
    expect(table).toContain('<th scope="row">NOOR</th>');
  });

  it('mark the parts of a text, and nothing else of it', () => {
    const marks = [
      [0, 2],
      [5, 7],
    ] as const;
    expect(html(<Marked text="noor bank" marks={marks} />).replaceAll(/ class="[^"]*"/g, '')).toBe(
      '<mark>no</mark>or <mark>ba</mark>nk',
    );
    expect(html(<Marked text="<b>" marks={[]} />)).toBe('&lt;b&gt;');
  });

  it('tie a label and a hint to their field', () => {
    const field = html(<TextField name="q" label="Words" hint="Any" />);
    const id = /<label for="([^"]+)"/.exec(field)?.[1];
    expect(field).toContain(`<input id="${id}"`);
    expect(field).toContain(`aria-describedby="${id}-hint"`);
  });

  it('keep the chosen option of a list', () => {
    const field = html(
      <SelectField
        name="sector"
        label="Sector"
        value="b"
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />,
    );
    expect(field).toContain('<option value="b" selected="">B</option>');
  });

  it('make tabs and switches of links, and mark where the reader is', () => {
    const tabs = [
      { to: '/a', label: 'A', count: '3', current: true },
      { to: '/b', label: 'B', current: false },
    ];
    expect(html(<Tabs label="Kinds" tabs={tabs} />).match(/aria-current="page"/g)).toHaveLength(1);
    expect(html(<Segments label="Views" segments={tabs} />)).toContain('href="/b"');
  });

  it('offer no way back on the first page and no way on at the last', () => {
    const first = html(<Pager label="Pages" next={{ to: '?page=2', label: 'Older' }} position="1 to 20 of 40" />);
    expect(first).toContain('rel="next"');
    expect(first).not.toContain('rel="prev"');
  });

  it('write no style into the page: the content policy forbids it', () => {
    const parts = [
      <RangeRuler key="ruler" low="1" high="2" at={0.25} />,
      <Sparkline key="line" shape={{ line: 'M0 0L72 24', base: 12 }} direction="up" />,
      <Skeleton key="skeleton" className="h-4 w-24" />,
      <Icon key="icon" name="go" />,
    ];
    expect(html(parts)).not.toContain('style=');
    expect(html(parts[0])).toContain('x1="25%"');
  });

  it('hide from assistive technology what only decorates', () => {
    for (const part of [
      <Icon key="i" name="menu" />,
      <Skeleton key="s" />,
      <Sparkline key="l" shape={null} direction="flat" />,
    ]) {
      expect(html(part)).toContain('aria-hidden="true"');
    }
  });
});
