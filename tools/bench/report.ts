import type { Figure } from './figure.ts';

export interface Machine {
  processor: string;
  cores: number;
  memoryGiB: number;
  node: string;
  system: string;
}

export interface Section {
  /** The measurement's file name, without folder and extension. */
  name: string;
  /** When and where it was measured: a run of one part leaves the others as they were. */
  measured: string;
  figures: readonly Figure[];
}

/** The day and the machine of a measurement. */
export function measuredOn(date: string, { processor, cores, memoryGiB, node, system }: Machine): string {
  return `${date}, on ${processor}, ${cores} cores, ${memoryGiB} GiB, ${system}, Node ${node}`;
}

/** The measurements as a page of Markdown. */
export function reportOf(sections: readonly Section[]): string {
  return [
    '# Measurements',
    '',
    'Made by `npm run bench`, which writes this page anew (`npm run bench -- stream` measures one part and keeps the others).',
    'A measurement is a file here that exports `run()`; it answers figures, its own floor among them. Figures of different',
    'machines cannot be compared.',
    ...sections.flatMap(sectionLines),
    '',
  ].join('\n');
}

const MEASURED = 'Measured ';

function sectionLines({ name, measured, figures }: Section): string[] {
  return [
    '',
    `## ${name}`,
    '',
    `${MEASURED}${measured}.`,
    '',
    '| figure | value | unit |',
    '|---|---:|---|',
    ...figures.map(row),
  ];
}

function row({ name, value, unit }: Figure): string {
  return `| ${name} | ${value.toLocaleString('en-US')} | ${unit} |`;
}

/** The parts of an earlier report by name, so that a run of one part preserves the others. */
export function sectionsOf(report: string): Map<string, Section> {
  const parts = report.split(/^## /m).slice(1);
  return new Map(parts.map(sectionOf).map((section) => [section.name, section]));
}

function sectionOf(part: string): Section {
  const [name = '', ...lines] = part.trimEnd().split('\n');
  const rows = lines.filter((line) => line.startsWith('| ') && !line.startsWith('| figure '));
  const measured = lines.find((line) => line.startsWith(MEASURED))?.slice(MEASURED.length, -1) ?? '';
  return { name, measured, figures: rows.map(figureOf) };
}

function figureOf(line: string): Figure {
  const [name = '', value = '', unit = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  return { name, value: Number(value.replaceAll(',', '')), unit };
}
