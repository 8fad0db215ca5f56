/** The app for another kind of device; exchange.config.ts lists the other announced products. */
export const APP = 'app';
/** The carbon pilot, once it accepts no more companies. */
export const PILOT = 'carbon-pilot';
