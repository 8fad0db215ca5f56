import type { ReactNode } from 'react';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import sections from '#app/blocks/security-list/security-list.module.css';

interface CountLineProps {
  /** Summary of the list, announced to assistive technology when it changes. */
  children: ReactNode;
  files: ExportLabels;
  /** The part of the query that chooses the rows, with its question mark. */
  query: string;
}

/** Line above a list: the number of its rows, and its files. */
export function CountLine({ children, files, query }: CountLineProps) {
  return (
    <div className={`cluster ${sections.count}`}>
      <p role="status">{children}</p>
      <FileLinks files={files} query={query}>
        {files.lead}
      </FileLinks>
    </div>
  );
}
