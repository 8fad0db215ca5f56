import { Link as RouterLink, useHref, useLocation, type LinkProps } from 'react-router';

/**
 * A link inside the site. Another page is a new document, so it is a plain link; another view of the current page (the
 * same path with another query or fragment) stays in the page where an application runs.
 */
export function Link({ to, preventScrollReset, replace, ...anchor }: Omit<LinkProps, 'discover' | 'reloadDocument'>) {
  const href = useHref(to);
  const here = useHref(useLocation().pathname);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among what it is given
  if (pathOf(href) !== here) return <a {...anchor} href={href} />;
  const behaviour = {
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(replace !== undefined && { replace }),
  };
  return <RouterLink {...anchor} {...behaviour} to={to} discover="none" />;
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}
