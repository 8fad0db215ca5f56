import { Figure } from '#app/ui/figure.tsx';
import { Table, type TableColumn } from '#app/ui/table.tsx';

export interface KitFile {
  name: string;
  what: string;
  /** The background that the file is made for. */
  note: string;
  picture: string;
  onWhite: boolean;
  formats: { format: string; href: string; said: string }[];
}

export interface KitColour {
  id: string;
  name: string;
  use: string;
  light: string;
  dark: string;
}

/** Drawings to download: each with its picture, description and files. */
export function KitFiles({ files }: { files: readonly KitFile[] }) {
  return (
    <ul className="flex flex-wrap gap-4">
      {files.map((file) => (
        <li key={file.name}>
          <Looks file={file} />
          <p>{file.what}</p>
          <p className="text-14 text-muted">{file.note}</p>
          <p className="flex items-center gap-4">
            {file.formats.map(({ format, href, said }) => (
              <a key={format} href={href} download aria-label={said} className="link inline-flex min-h-11 items-center">
                {format}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

const FRAME = { width: 280, height: 140 };

/** The drawing on the background that it is made for, whatever the reader's theme. */
function Looks({ file: { picture, onWhite } }: { file: KitFile }) {
  const { width, height } = FRAME;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
      <rect width={width} height={height} fill={onWhite ? '#fff' : '#0b2545'} />
      <image href={picture} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
    </svg>
  );
}

interface ColoursProps {
  data: { caption: string; heads: Record<'name' | 'light' | 'dark' | 'use', string>; rows: readonly KitColour[] };
}

/** Colours with their purpose, in the notation of programs. */
export function KitColours({ data: { caption, heads, rows } }: ColoursProps) {
  const columns: TableColumn<KitColour>[] = [
    { id: 'name', head: heads.name, cell: ({ name }) => name },
    { id: 'light', head: heads.light, cell: ({ light }) => <Swatch colour={light} /> },
    { id: 'dark', head: heads.dark, cell: ({ dark }) => <Swatch colour={dark} /> },
    { id: 'use', head: heads.use, cell: ({ use }) => use },
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width="16" height="16" aria-hidden="true" focusable="false">
        <rect width="16" height="16" fill={colour} />
      </svg>
      <Figure>{colour}</Figure>
    </span>
  );
}
