import { Outlet } from 'react-router';

/** Nothing around the page: it brings its own way on. */
export default function BlankLayout() {
  return <Outlet />;
}
