/** The app on another kind of device; further things that are coming are named in exchange.config.ts. */
export const APP = 'app';
/** The carbon pilot, once it takes no companies any more. */
export const PILOT = 'carbon-pilot';
