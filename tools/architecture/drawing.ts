import type { ImportRule } from '../checks/import-table.ts';
import { edgesOf, foldersOf, type Edge, type Folder, type Reach } from './folders.ts';
import { groundOf, isApp, layoutOf, sharedOf, type Box } from './layout.ts';

/** The content of each folder, in few enough words for a box. */
const HOLDS: Readonly<Record<string, string>> = {
  'domain/': 'the market’s rules: no I/O, no clock, imported by all',
  'exchange.config.ts': 'who the exchange is',
  'exchange.place.ts': 'where it trades',
  'upstream/': 'calls → records',
  'exchange/': 'the embedded exchange',
  'store/': 'the database',
  'live/': 'last values, bus, stream',
  'ingest/': 'upstream → store, live',
  'messages/': 'texts of the interface',
  'content/': 'articles and rules',
  'server/': 'HTTP, cache, limits',
  'app/ui/': 'parts without a subject',
  'app/elements/': 'custom elements',
  'app/document/': 'script of every page',
  'app/live/': 'figures in the browser',
  'app/blocks/': 'parts of the exchange',
  'app/layouts/': 'what is around a page',
  'app/head/': 'the head of a page',
  'app/links/': 'addresses to link to',
  'app/pictures/': 'pictures by id',
  'app/data/': 'what pages ask',
  'app/gallery/': 'parts in all their states',
  'app/pages/': 'route modules',
  'app/exports/': 'rows as files',
};
const CELL = 26;
const LABEL = 156;
const COLUMN_HEAD = 116;
/** Distance below a row at which the line from `app/` to its boxes runs. */
const DIP = 14;
/** Horizontal distance between the downward line and an arrow to a box above. */
const ASIDE = 40;
const CAPTION = [
  'An arrow leads from who imports to what is imported, dashed where types alone are.',
  'What follows from other arrows is left out; the two rows at the foot stand under both sides.',
];
const MARK: Readonly<Record<Reach, string>> = {
  all: '<circle class="all" r="6"',
  files: '<circle class="files" r="4"',
  types: '<circle class="types" r="6"',
};

/** Colours of both themes: every text has a contrast of at least 7:1 with its background. */
const STYLE = `
.ground{fill:#fbfaf7}.app{fill:#f1eee6;stroke:#b9ae93}.box{fill:#fff;stroke:#1c2b45}.text{fill:#1c2b45}.small{fill:#49536a}
.edge,.types{fill:none;stroke:#49536a;stroke-width:1.5}.edge.type{stroke-dasharray:5 4}.head,.all{fill:#1c2b45}.files{fill:#49536a}.line{stroke:#d9d3c3}
text{font:600 14px 'IBM Plex Sans',system-ui,sans-serif}.small{font-weight:400;font-size:11.5px}
@media (prefers-color-scheme:dark){.ground{fill:#0e1626}.app{fill:#152036;stroke:#4a5b7c}.box{fill:#1b2942;stroke:#c9d3e6}.text{fill:#f2f4f8}.small{fill:#c3cbdb}
.edge,.types{stroke:#c3cbdb}.head,.all{fill:#f2f4f8}.files{fill:#c3cbdb}.line{stroke:#31405c}}`;

/** The import table as an SVG: dependencies above, the whole table below. The same table returns the same bytes. */
export function drawingOf(table: readonly ImportRule[]): string {
  const folders = foldersOf(table);
  const edges = drawnEdges(folders);
  const layout = layoutOf(folders, edges);
  const boxes = new Map([...layout.boxes, layout.app].map((box) => [box.name, box]));
  const matrix = matrixOf(folders, layout.height);
  const width = Math.max(layout.width, matrix.width);
  const height = matrix.bottom + 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">Which folder may import which</title>
<desc id="desc">${descriptionOf(folders)}</desc>
<style>${STYLE}</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>
<rect class="ground" width="${width}" height="${height}"/>
${frame(layout.app, 'app')}
${text(layout.app.x + 16, layout.app.y + 26, 'app/')}
${CAPTION.map((line, at) => small(24, 38 + at * 18, line)).join('\n')}
${edges.map((edge) => arrow(edge, boxes)).join('\n')}
${layout.boxes.map(folderBox).join('\n')}
${matrix.svg}
${legend(height - 22)}
</svg>
`;
}

/**
 * Leaves out edges to the ground and the shared row; an import of a folder of `app/` from outside is drawn once, from
 * `app/` itself.
 */
function drawnEdges(folders: readonly Folder[]): Edge[] {
  const under = [...groundOf(folders), ...sharedOf(folders)];
  const edges = edgesOf(folders)
    .filter(({ to }) => !under.includes(to))
    .map((edge) => (isApp(edge.from) && !isApp(edge.to) ? { ...edge, from: 'app/' } : edge));
  return [...new Map(edges.map((edge) => [`${edge.from} ${edge.to} ${edge.types}`, edge])).values()];
}

function frame({ x, y, width, height }: Box, name: string): string {
  return `<rect class="${name}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`;
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text class="${more.includes('class') ? '' : 'text'}" x="${x}" y="${y}"${more}>${words}</text>`.replace(
    'class="" ',
    '',
  );
}

function small(x: number, y: number, words: string, anchor = 'start'): string {
  return text(x, y, words, ` class="small" text-anchor="${anchor}"`);
}

function folderBox(box: Box): string {
  const middle = box.x + box.width / 2;
  const name = box.name.replace(/^app\//, '');
  return [
    frame(box, 'box'),
    text(middle, box.y + 22, name, ' text-anchor="middle"'),
    small(middle, box.y + 39, HOLDS[box.name] ?? '', 'middle'),
  ].join('');
}

/**
 * From `app/` the arrow runs below the boxes of the row, to `app/` straight; otherwise down from a box to the one
 * below, or up beside it.
 */
function arrow({ from, to, types }: Edge, boxes: ReadonlyMap<string, Box>): string {
  const [a, b] = [boxes.get(from)!, boxes.get(to)!];
  const kind = types ? 'edge type' : 'edge';
  const [x1, y1, x2, y2] = [a.x + a.width / 2, a.y + a.height, b.x + b.width / 2, b.y - 1];
  if (to === 'app/') return path(kind, `M${a.x + a.width} ${a.y + a.height / 2}H${b.x - 1}`);
  if (from === 'app/') return path(kind, `M${a.x} ${b.y + b.height + DIP}H${x2}V${b.y + b.height + 1}`);
  if (b.y < a.y) return path(kind, `M${x1 + ASIDE} ${a.y}L${x2 + ASIDE} ${b.y + b.height + 1}`);
  const bend = (y2 - y1) / 2;
  return path(kind, `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`);
}

function path(kind: string, d: string): string {
  return `<path class="${kind}" marker-end="url(#head)" d="${d}"/>`;
}

/** A row for each importing folder, a column for each imported one. */
function matrixOf(folders: readonly Folder[], top: number): { svg: string; width: number; bottom: number } {
  const head = top + COLUMN_HEAD;
  const size = folders.length * CELL;
  const lines = folders.flatMap(({ name, imports }, row) => {
    const y = head + row * CELL + CELL / 2;
    const x = LABEL + row * CELL + CELL / 2;
    const marks = folders.flatMap(({ name: to }, column) => {
      const reach = imports.get(to);
      return reach ? [`${MARK[reach]} cx="${LABEL + column * CELL + CELL / 2}" cy="${y}"/>`] : [];
    });
    return [
      small(LABEL - 8, y + 4, name, 'end'),
      `<text class="small" transform="translate(${x + 4} ${head - 8}) rotate(-60)">${name}</text>`,
      `<path class="line" d="M${LABEL} ${y + CELL / 2}h${size}"/>`,
      ...marks,
    ];
  });
  return { svg: lines.join('\n'), width: LABEL + size + 60, bottom: head + size };
}

function legend(y: number): string {
  const items: readonly (readonly [Reach, string])[] = [
    ['all', 'may import'],
    ['files', 'some files'],
    ['types', 'types alone'],
  ];
  const marks = items.map(
    ([reach, words], at) => `${MARK[reach]} cx="${32 + at * 120}" cy="${y - 4}"/>${small(44 + at * 120, y, words)}`,
  );
  return [...marks, small(32 + items.length * 120, y, 'The row imports the column.')].join('');
}

/** The table in sentences, for screen readers. */
function descriptionOf(folders: readonly Folder[]): string {
  return folders
    .map(({ name, imports }) => {
      const of = (wanted: Reach) => [...imports].filter(([, reach]) => reach === wanted).map(([to]) => to);
      const parts = [
        of('all').join(', '),
        of('files').length > 0 ? `some files of ${of('files').join(', ')}` : '',
        of('types').length > 0 ? `types of ${of('types').join(', ')}` : '',
      ].filter(Boolean);
      return `${name} imports ${parts.join('; ') || 'nothing'}.`;
    })
    .join(' ');
}
