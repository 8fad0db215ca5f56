import { Outlet } from 'react-router';

/** Nothing around the page: the page has its own links. */
export default function BlankLayout() {
  return <Outlet />;
}
