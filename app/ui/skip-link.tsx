/** The first stop of the keyboard: past the header to what the page is for. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className="absolute start-4 -top-24 z-20 bg-ground px-4 py-2 text-ink focus:top-2">
      {children}
    </a>
  );
}
