/** The app on another kind of device; every other thing that is coming is named in exchange.config.ts. */
export const APP = 'app';
